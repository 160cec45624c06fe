"""What the twelve court figures share: colours, faces, shoulders, hands.

A figure is drawn around the middle of its card, looking out of the upper half: its head fills
the heights -146 to -50, the frame goes from -68 to 68 and from -149 to 149, and the sash across the
middle rises to the right by `SLOPE`. Whatever ends at the sash ends on that line.
"""

from typing import NamedTuple

from build.deck.paths import (
    Drawing,
    Shape,
    both,
    circle,
    dots,
    ellipse,
    moved,
    pair,
    parse,
    placed,
    rectangle,
    sides,
    star,
)

HALF_WIDTH, HALF_HEIGHT = 68, 149
SLOPE = -0.24


class Palette(NamedTuple):
    """The colours of one suit's court."""

    main: str  # of the clothes
    dark: str
    light: str
    trim: str  # metal and hems
    pale: str  # the ground
    skin: str
    shade: str  # of the skin
    blush: str
    hair: str
    gloss: str  # of the hair
    line: str  # eyes
    lips: str


PALETTES = {
    "S": Palette(
        main="#33406b",
        dark="#1c2240",
        light="#93a3c9",
        trim="#d3d8e4",
        pale="#eef1f8",
        skin="#f2dfd0",
        shade="#d6b7a4",
        blush="#eebfb2",
        hair="#2a2832",
        gloss="#4b4a5c",
        line="#1f1d29",
        lips="#a33c4c",
    ),
    "H": Palette(
        main="#c4122f",
        dark="#7c0d22",
        light="#ef9a98",
        trim="#e4b24c",
        pale="#fdf0ec",
        skin="#f6d3b5",
        shade="#dda884",
        blush="#f2b89b",
        hair="#7d3c1c",
        gloss="#a65a2c",
        line="#3b1814",
        lips="#b8383c",
    ),
    "D": Palette(
        main="#dd7420",
        dark="#8c3a10",
        light="#f6c57e",
        trim="#f3ca55",
        pale="#fff6e4",
        skin="#bd7f55",
        shade="#975c35",
        blush="#b06a48",
        hair="#2b1813",
        gloss="#55332a",
        line="#2b130c",
        lips="#8f3a2b",
    ),
    "C": Palette(
        main="#2f7d50",
        dark="#174a30",
        light="#a8cf8e",
        trim="#dcbb5c",
        pale="#f1f7ec",
        skin="#e6ba93",
        shade="#c59268",
        blush="#dd9f7c",
        hair="#553419",
        gloss="#7d5330",
        line="#22261b",
        lips="#a54a3e",
    ),
}


def sash_at(x: float) -> float:
    """The height of the middle of the sash at x."""
    return SLOPE * x


def panel(fill: str, edge: str) -> Drawing:
    """The upper half of the frame around both figures, a little of it hidden by the sash."""
    w, h, r = HALF_WIDTH, HALF_HEIGHT, 6
    left, right = sash_at(-w) + 3, sash_at(w) + 3
    outline = f"M{-w} {left}V{r - h}Q{-w} {-h} {r - w} {-h}H{w - r}Q{w} {-h} {w} {r - h}V{right}"
    return (Shape(parse(outline), fill, edge, 1.3),)


def sash(colours: Palette, fill: str, jewel: str) -> Drawing:
    """The whole sash with its medallion; turning it half round changes nothing."""
    half = HALF_WIDTH + 0.6

    def stripe(thickness: float, colour: str) -> Shape:
        low, high, t = sash_at(-half), sash_at(half), thickness / 2
        outline = f"M{-half} {low - t}L{half} {high - t}V{high + t}L{-half} {low + t}Z"
        return Shape(parse(outline), colour)

    beads = dots(1.5, *((x, sash_at(x)) for x in range(-62, 63, 9) if abs(x) > 15))
    return (
        stripe(18, colours.trim),
        stripe(13.6, fill),
        Shape(beads, colours.trim),
        Shape(circle(0, 0, 15.5), colours.trim),
        Shape(circle(0, 0, 13), jewel),
        Shape(placed(star(8, 0.35), size=9.5), colours.trim),
        Shape(circle(0, 0, 2.2), jewel),
    )


def neck(colours: Palette) -> Drawing:
    """The neck in the shade of the chin, with an open collar below it."""
    return (Shape(both("M0 -72L9 -72L8.5 -52Q9 -44 15 -42L0 -28"), colours.shade),)


def bust(colours: Palette) -> Drawing:
    """The neck and the bare shoulders above a low neckline."""
    return (
        Shape(both("M0 -74L8 -74L8 -56C8 -48 20 -46 34 -42C28 -26 14 -16 0 -14"), colours.skin),
        Shape(both("M0 -70L8 -70L8 -57Q4 -49 0 -48"), colours.shade),
    )


def face(colours: Palette, gaze: float = 0, brow: str = "M4 -94Q9 -97.5 15.5 -93.5") -> Drawing:
    """Face and features, from the brow at -110 to the chin at -56; `gaze` moves the eyes."""
    c = colours
    eyes = (*ellipse(gaze - 9, -86.2, 2.1, 2.4), *ellipse(gaze + 9, -86.2, 2.1, 2.4))
    nose = parse("M2.5 -89C1.5 -84 -1 -79 -2.5 -75.5Q-.5 -73.5 2.5 -74.5")
    return (
        Shape(both("M0 -110C14 -110 20.5 -100 20.5 -87C20.5 -72 12 -57 0 -56.5"), c.skin),
        Shape(eyes, c.line),
        Shape(pair("M3.8 -86.2Q9 -91 15 -86"), "none", c.line, 1.8),
        Shape(pair(brow), "none", c.hair, 2),
        Shape(nose, "none", c.shade, 1.8),
    )


def lips(colours: Palette, y: float = -66.5) -> Drawing:
    """A small calm mouth."""
    mouth = both(
        f"M0 {y - 1.2}C1.5 {y - 2.8} 3.5 {y - 1.5} 6 {y}C3.5 {y + 3} 1.5 {y + 3.4} 0 {y + 3.4}"
    )
    line = parse(f"M-6.5 {y}Q0 {y + 1.4} 6.5 {y}")
    return (Shape(mouth, colours.lips), Shape(line, "none", colours.line, 0.7))


def blush(colours: Palette) -> Drawing:
    """Warm cheeks."""
    return (Shape(dots(4, *sides((13, -75.5))), colours.blush),)


def robe(fill: str, top: float = -50) -> Drawing:
    """The robe from the shoulders, whose height beside the neck is `top`, down to the sash."""
    left, right = sash_at(-HALF_WIDTH) + 4, sash_at(HALF_WIDTH) + 4
    outline = parse(
        f"M-12 {top}C-30 {top + 6} -62 {top + 8} -67.4 {top + 38}V{left}L67.4 {right}"
        f"V{top + 38}C62 {top + 8} 30 {top + 6} 12 {top}Z"
    )
    return (Shape(outline, fill),)


def arm(sleeve: str, cuff: str, x: float) -> Drawing:
    """A forearm that rises from the sash to a wrist at x, -22."""
    low = sash_at(x) + 4
    return (
        Shape(parse(f"M{x - 9} -20H{x + 9}L{x + 16} {low}H{x - 17}Z"), sleeve),
        Shape(rectangle(x - 10.5, -24, 21, 7, 2.5), cuff),
    )


def hand(colours: Palette, x: float, y: float = -32) -> Drawing:
    """A fist around something upright at x, seen from the front, its middle at y."""
    fist = parse("M-9 -5C-9 -10 -4 -11 0 -11C6 -11 9 -9 9 -4V5C9 9 5 11 0 11C-6 11 -10 8 -9 -5Z")
    knuckles = parse("M-3 -5H9M-4 0H9.5M-3 5H9")
    shapes = (Shape(fist, colours.skin), Shape(knuckles, "none", colours.shade, 1.3))
    return moved(shapes, x, y)
