"""Settings of a house, from the environment: ``PELAGOS_READS_PER_S=20``. What is not set is as here.

``docs/hosting.md`` lists them for whoever runs the house; a test compares the two.
"""

import ipaddress
import os
from collections.abc import Mapping
from typing import Annotated, Literal, get_args, get_origin

import msgspec
import platformdirs

from pelagos.engine.error import InvalidOption

PREFIX = "PELAGOS_"

Rate = Annotated[float, msgspec.Meta(gt=0)]
Burst = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[int, msgspec.Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True):
    """How much anybody may ask for, and what the host hears of it.

    Rates are by seat, by key or address, or by address. Lists are written with commas between.
    """

    actions_per_s: Rate = 20
    actions_burst: Burst = 60
    reads_per_s: Rate = 50
    reads_burst: Burst = 100
    talk_per_s: Rate = 1
    talk_burst: Burst = 5
    matches_per_min: Rate = 30
    seats_per_min: Rate = 60
    send_s: Rate = 20  # who watches and takes longer for a few messages is hung up on
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
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")  # addresses and networks that may read the metrics
    log: Literal["text", "json"] = "text"

    def __post_init__(self) -> None:
        for network in self.metrics_from:
            try:
                ipaddress.ip_network(network)
            except ValueError as error:
                raise ValueError("Expected addresses or networks, such as 10.0.0.0/8") from error


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """Return the settings that the environment names, or raise ``InvalidOption`` for the first wrong one."""
    given: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        name = f"{PREFIX}{field.name.upper()}"
        if name in environment:
            text = environment[name]
            given[field.name] = _split(text) if get_origin(field.type) is tuple else text
            if get_origin(field.type) is Literal and text not in get_args(field.type):
                choices = ", ".join(get_args(field.type))
                raise InvalidOption(f"{name}: Expected one of {choices}, got {text!r}")
            try:
                msgspec.convert(given, Settings, strict=False)
            except msgspec.ValidationError as error:
                raise InvalidOption(f"{name}: {str(error).partition(' - at')[0]}, got {text!r}") from error
    return msgspec.convert(given, Settings, strict=False)


def default_database() -> str:
    """Return the URL of the database in the user's data directory, which is made if need be."""
    folder = platformdirs.user_data_path("pelagos")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidOption(f"--database: cannot make {str(folder)!r}: {error.strerror}") from error
    return f"sqlite:///{folder / 'pelagos.sqlite'}"


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
