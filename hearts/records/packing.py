"""A text as a shorter one that fits an address and says when it was damaged.

    1.482.1a2b3c4d.eNqT…

The version, the number of characters of the last part, the CRC-32 of the text in hexadecimal,
and the text in UTF-8, deflated with a dictionary, in base64url without padding.
"""

import base64
import re
import zlib
from typing import Final

from hearts.records.refusal import Fault, Refused

VERSION: Final = 1
LONGEST: Final = 200_000  # characters of a packed text
LONGEST_TEXT: Final = 1_000_000  # bytes of an unpacked one

_SHAPE: Final = re.compile(r"([0-9]{1,6})\.([0-9]{1,6})\.([0-9a-f]{8})\.([A-Za-z0-9_-]*)")

# What saves have in common. Packed texts can only be read with the dictionary they were packed
# with: a change here needs a new version.
_DICTIONARY: Final = rb"""
pass 3 AH KH QH JH TH pass 2 AS KS QS JS TS pass 1 AD KD QD JD TD pass 0 AC KC QC JC TC
moon 3 subtract
moon 2 add
rule removed ["2D"]
rule removed ["2C","2D"]
rule removed ["2C"]
rule removed ["3C","4C","2D","3D"]
rule removed ["3C","5C","7C","9C","JC","KC","3D","5D","7D","9D","JD","KD","3S","5S","7S","9S"]
rule packs 2
rule kitty "first_trick"
rule kitty "dead"
rule hand_size 13
rule opening "left_of_dealer"
rule first_trick_points true
rule must_break false
rule queen_breaks true
rule queen_waits "lead"
rule trump "hearts"
rule points {"JD":-10,"KS":10,"AS":7,"QS":25,"H":"rank"}
rule moon "choose"
rule moon_value 20
rule limit 50
rule twins "cancel"
rule passing "off"
rule passing ["left","right","hold"]
variant black_lady variant cancellation variant old_school variant omnibus variant spot
"novice","normal","hard","expert"
hearts save 1
variant classic
players 4
rule packs 1
rule removed []
rule hand_size null
rule kitty "none"
rule passing ["left","right","across","hold"]
rule pass_count 3
rule opening "lowest_club"
rule first_trick_points false
rule must_break true
rule queen_breaks false
rule queen_waits "no"
rule trump null
rule points {"QS":13,"H":1}
rule moon "add"
rule moon_value "in_play"
rule limit 100
rule twins "play"
seed "daily 2026-"
seats ["person","easy","easy","easy"]
deal 0
end 0 """


def packed(text: str) -> str:
    """The text, made short; `unpacked` turns it back."""
    data = text.encode(errors="surrogatepass")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_DICTIONARY)
    deflated = squeeze.compress(data) + squeeze.flush()
    body = base64.urlsafe_b64encode(deflated).decode("ascii").rstrip("=")
    return f"{VERSION}.{len(body)}.{zlib.crc32(data):08x}.{body}"


def unpacked(text: str) -> str:
    """The text that `packed` made short; `Refused` for anything else."""
    if not text:
        raise Refused(Fault.EMPTY, "there is nothing to read")
    if len(text) > LONGEST:
        raise Refused(Fault.TOO_LONG, f"{len(text)} characters are too long: {LONGEST} at most")
    match = _SHAPE.fullmatch(text)
    if match is None:
        raise Refused(Fault.FOREIGN, f"{text[:40]!r} is no shared game: copy the whole link")
    version, length, check, body = match.groups()
    if int(version) != VERSION:
        raise Refused(
            Fault.NEWER, f"version {version} is not known: update the program (it reads {VERSION})"
        )
    if len(body) != int(length):
        raise Refused(
            Fault.CUT, f"{len(body)} characters are left of {int(length)}: copy the whole link"
        )
    data = _inflated(body)
    if f"{zlib.crc32(data):08x}" != check:
        raise Refused(Fault.CHANGED, "the checksum does not match: a character was changed")
    try:
        return data.decode(errors="surrogatepass")
    except UnicodeDecodeError as error:
        raise Refused(Fault.CHANGED, f"it does not unpack to a text: {error.reason}") from None


def _inflated(body: str) -> bytes:
    try:
        deflated = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        stretch = zlib.decompressobj(-15, zdict=_DICTIONARY)
        data = stretch.decompress(deflated, LONGEST_TEXT)
    except (ValueError, zlib.error):
        raise Refused(Fault.CHANGED, "it does not unpack: a character was changed") from None
    if stretch.unconsumed_tail:
        raise Refused(Fault.TOO_LONG, f"it unpacks to more than {LONGEST_TEXT} bytes")
    if not stretch.eof or stretch.unused_data:
        raise Refused(Fault.CHANGED, "it does not unpack: a character was changed")
    return data
