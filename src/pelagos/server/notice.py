"""Telling people that it is their turn: at a webhook, by mail, or in a feed that they read."""

import http.client
import ipaddress
import re
import smtplib
import socket
import ssl
from datetime import UTC, datetime
from email.message import EmailMessage
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import msgspec

from pelagos.engine import catalogue
from pelagos.engine.text import Say
from pelagos.server.ledger import Ledger
from pelagos.server.problem import texts
from pelagos.server.setting import Settings
from pelagos.store.record import NoticeRecord

_WITHIN_S = 10
_ATOM = "http://www.w3.org/2005/Atom"
_MAIL = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[A-Za-z0-9.-]{1,189}")


class NotSent(Exception):
    """A notice did not reach its address; the message says why, without the address."""


class Turn(msgspec.Struct, frozen=True):
    """What a webhook is told. ``url`` opens the match on the page."""

    match: str
    game: str
    seat: int
    ply: int
    say: Say
    message: str
    url: str


def is_mail(text: str) -> bool:
    """Tell whether a text is an address for mail, and nothing else."""
    return _MAIL.fullmatch(text) is not None


def is_webhook(text: str) -> bool:
    """Tell whether a text is an address that could be called."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def send(notice: NoticeRecord, ledger: Ledger, settings: Settings) -> None:
    """Tell a seat that it is to move, or raise ``NotSent``."""
    turn = _turn(notice, ledger, settings)
    try:
        if notice.kind == "webhook":
            _call(notice.address, turn, settings)
        elif notice.kind == "mail":
            _mail(notice.address, turn, notice.language, settings)
    except (OSError, ValueError, smtplib.SMTPException, http.client.HTTPException) as error:
        reason = str(error) if type(error) is ValueError else type(error).__name__
        raise NotSent(f"{notice.kind}: {reason}") from error


def _turn(notice: NoticeRecord, ledger: Ledger, settings: Settings) -> Turn:
    url = f"{settings.url.rstrip('/')}/match/{notice.match}"
    say = Say("notice-text", {"game": ledger.game.title, "url": url})
    said = texts(notice.language).render(say)
    return Turn(notice.match, ledger.game.name, notice.seat, ledger.match.ply, say, said, url)


def _call(address: str, turn: Turn, settings: Settings) -> None:
    """Post to a webhook, at an address that was looked up once and found good; no redirect is followed."""
    parts = urlsplit(address)
    host, is_secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_secure else 80)
    with socket.create_connection((_look_up(host, port, settings), port), timeout=_WITHIN_S) as reached:
        connection = http.client.HTTPConnection(host, port, timeout=_WITHIN_S)
        secure = ssl.create_default_context()
        connection.sock = secure.wrap_socket(reached, server_hostname=host) if is_secure else reached
        path = f"{parts.path or '/'}{'?' if parts.query else ''}{parts.query}"
        headers = {"Content-Type": "application/json", "User-Agent": "Pelagos"}
        connection.request("POST", path, msgspec.json.encode(turn), headers)
        status = connection.getresponse().status
        connection.sock.close()
    if not 200 <= status < 300:
        raise ValueError(f"status {status}")


def _look_up(host: str, port: int, settings: Settings) -> str:
    """Return where a host is reached; where only public ones may be, nothing in the house's own network."""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    is_public = all(ipaddress.ip_address(address).is_global for address in found)
    if settings.webhooks == "off" or (settings.webhooks == "public" and not is_public):
        raise ValueError("not a public address")
    return found[0]


def _mail(address: str, turn: Turn, language: str, settings: Settings) -> None:
    message = EmailMessage()
    message["Subject"] = texts(language).render(
        Say("notice-subject", {"game": catalogue.game(turn.game).title})
    )
    message["From"] = settings.smtp_from
    message["To"] = address
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(turn.message + "\n")
    secure = ssl.create_default_context()
    host, port = settings.smtp_host, settings.smtp_port
    server = (
        smtplib.SMTP_SSL(host, port, timeout=_WITHIN_S, context=secure)
        if settings.smtp_tls == "tls"
        else smtplib.SMTP(host, port, timeout=_WITHIN_S)
    )
    with server:
        if settings.smtp_tls == "starttls":
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(message)


def feed(notice: NoticeRecord, ledger: Ledger, name: str, settings: Settings) -> bytes:
    """Return the Atom feed of a seat: an entry for its turn, while it is."""
    said, turn = texts(notice.language), _turn(notice, ledger, settings)
    game: dict[str, str | int] = {"game": ledger.game.title}
    is_turn = ledger.status == "playing" and ledger.to_move == notice.seat
    at = _written(ledger.waits_since or ledger.record.created_at)
    root = ET.Element("feed", xmlns=_ATOM)
    ET.SubElement(root, "id").text = f"urn:pelagos:{name[:16]}"
    ET.SubElement(root, "title").text = said.render(Say("feed-title" if is_turn else "feed-wait", game))
    ET.SubElement(root, "updated").text = at
    ET.SubElement(ET.SubElement(root, "author"), "name").text = "Pelagos"
    if is_turn:
        entry = ET.SubElement(root, "entry")
        ET.SubElement(entry, "id").text = f"urn:pelagos:{notice.match}:{ledger.match.ply}"
        ET.SubElement(entry, "title").text = said.render(Say("notice-subject", game))
        ET.SubElement(entry, "updated").text = at
        ET.SubElement(entry, "content").text = turn.message
        ET.SubElement(entry, "link", href=turn.url)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _written(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
