"""Settings of a house, from the environment: ``PELAGOS_READS_PER_S=20``. What is not set is as here."""

import os
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from pelagos.engine.error import InvalidOption

PREFIX = "PELAGOS_"

Rate = Annotated[float, msgspec.Meta(gt=0)]
Burst = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[int, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True):
    """How much anybody may ask for. Rates are by seat, by key or address, or by address."""

    actions_per_s: Rate = 20
    actions_burst: Burst = 60
    reads_per_s: Rate = 50
    reads_burst: Burst = 100
    talk_per_s: Rate = 1
    talk_burst: Burst = 5
    matches_per_min: Rate = 30
    seats_per_min: Rate = 60
    url: str = ""  # how people reach the house, for links in notices: https://games.example.org
    webhooks: Literal["off", "public", "any"] = "public"  # whom notices may be sent to
    smtp_host: str = ""  # without one there is no mail
    smtp_port: int = 25
    smtp_from: str = ""
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_tls: Literal["none", "starttls", "tls"] = "none"
    keep_days: Days = 0  # matches in which nothing happened for so long are deleted; 0: never
    sweep_s: Rate = 3600  # how often these are looked for
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed, with commas between


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that the environment names, or raise ``InvalidOption`` for the first wrong one."""
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = f"{PREFIX}{field.name.upper()}"
        if name in environment:
            text = environment[name]
            given[field.name] = _split(text) if field.name == "proxies" else text
            try:
                msgspec.convert(given, Settings, strict=False)
            except msgspec.ValidationError as error:
                raise InvalidOption(f"{name}: {str(error).partition(' - at')[0]}, got {text!r}") from error
    return msgspec.convert(given, Settings, strict=False)


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
