"""The court of spades: steel and night; its queen stands before the full moon."""

from build.deck.figures import PALETTES, arm, bust, face, hand, lips, neck, panel, robe, sash
from build.deck.paths import (
    Drawing,
    Shape,
    both,
    circle,
    dots,
    pair,
    parse,
    placed,
    scattered,
    sides,
    star,
)
from build.deck.signs import HEART, RED, SPADE

C = PALETTES["S"]
STEEL, STEEL_SHADE, STEEL_DARK = "#c3cbdc", "#8e9ab5", "#6f7ea3"
WOOD = "#7a5a3c"


def king() -> Drawing:
    """A warrior king with a pointed beard, in armour, his sword drawn."""
    hair = both("M0 -113C22 -114 28 -100 28 -86C28 -70 30 -60 27 -46L8 -49L0 -49")
    beard = both(
        "M0 -73C7 -76 13 -75 17 -81C19 -84 20 -87 20.5 -92C23 -74 21 -60 14 -48C9 -38 3 -30 0 -20"
    )
    strands = pair(
        "M14 -66C14 -56 9 -44 3 -32M8 -60C8 -50 5 -42 1 -34M20.5 -80C20 -70 18 -62 15 -54"
    )
    moustache = pair("M0 -71C4 -75 10 -74 13.5 -69C16 -65 17 -60 16 -55C13 -62 7 -65 0 -68Z")
    crown = both(
        "M0 -145L4.5 -134Q4 -126 9 -124Q13 -126 13.5 -138L18 -128Q20.5 -124 26 -135L24 -108"
        "Q12 -103 0 -103"
    )
    plate = "M0 -26L12 -48C26 -44 36 -42 42 -34C38 -14 24 2 0 16"
    shoulder = pair("M36 -44C54 -44 66 -36 67.4 -16V-6C58 -6 44 -12 38 -24Z")
    rims = pair("M38 -26C46 -14 58 -9 67 -9M37 -34C46 -24 58 -19 67 -19")
    blade = "M0 -143L4.5 -134V-48H0"
    guard = parse("M34 -50Q48 -45 62 -50V-45Q48 -40 34 -45Z")
    return (
        Shape(hair, C.hair),
        *robe(C.main),
        Shape(shoulder, STEEL_SHADE),
        Shape(rims, "none", STEEL, 2),
        *neck(C),
        Shape(both(plate), STEEL),
        Shape(parse(plate), STEEL_SHADE),
        Shape(pair("M13 -46C24 -42 33 -38 40 -33"), "none", C.main, 2.4),
        *face(C, 0.6, "M3.5 -93Q9 -97 16.5 -95.5"),
        Shape(beard, C.hair),
        *lips(C, -66),
        Shape(moustache, C.gloss),
        Shape(strands, "none", C.gloss, 1.4),
        Shape(crown, STEEL_DARK),
        Shape(both("M0 -113Q12 -113 24 -117L25 -106.5Q12 -102 0 -102"), C.main),
        Shape(placed(SPADE, 0, -108, 0.09), STEEL),
        Shape(dots(2.2, *sides((13, -109.5))), STEEL),
        *arm(C.main, STEEL, 48),
        Shape(placed(both(blade), 48), STEEL),
        Shape(placed(parse(blade), 48), STEEL_SHADE),
        Shape(guard, C.dark),
        Shape(parse("M48 -46V-12"), "none", C.dark, 5),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )


NIGHT, NIGHT_ROBE, NIGHT_HAIR, NIGHT_GLOSS = "#171a36", "#0c0d1c", "#1a1822", "#5a5690"
VIOLET, MOON, MOON_SHADE = "#4a3478", "#efe9d6", "#dcd5bd"


def queen() -> Drawing:
    """The black lady on her own dark panel, a heart at her breast and the moon behind her."""
    stars = ((-57, -60, 3.2), (58, -66, 2.6), (-62, -94, 2), (24, -143.5, 1.6), (63, -100, 2))
    craters = (*circle(-31, -112, 4.5), *circle(36, -100, 3), *circle(-38, -98, 2.5))
    collar = pair("M12 -46C26 -50 32 -62 30 -82L50 -112C58 -92 60 -62 50 -38L40 -32Z")
    ribs = pair("M36 -44C42 -58 42 -72 38.5 -92M42 -40C50 -58 51 -78 46 -102")
    hair = both("M0 -115C22 -116 30 -102 30 -86C30 -66 33 -54 36 -40L34 -24L0 -30")
    locks = pair(
        "M22.5 -88C23 -66 19 -54 20 -40C20 -30 17 -24 15 -19C24 -21 31 -28 33 -42"
        "C33 -58 28 -70 28 -90Z"
    )
    gloss = pair("M25 -84C26 -68 24 -58 26 -46C27 -38 25 -30 22 -25M5 -108C10 -101 17 -97 21 -87")
    fringe = pair("M0 -113C2 -101 9 -95 22.5 -78C29 -98 21 -115 0 -116Z")
    crown = both("M0 -147L7.5 -119L16 -141L19.5 -116L32 -131L26 -103Q13 -113 0 -113")
    tips = dots(1.9, (0, -146), *sides((16, -141), (32, -131)))
    bodice = both("M0 -13C12 -13 24 -22 32 -36L44 -28C36 -6 18 8 0 14")
    folds = pair("M52 -36C48 -24 52 -10 58 0M60 -30C59 -22 60 -14 64 -6")
    return (
        *panel(NIGHT, NIGHT),
        Shape(circle(0, -90, 48), MOON),
        Shape(craters, MOON_SHADE),
        Shape(scattered(star(4, 0.28), *stars), MOON),
        Shape(placed(SPADE, -53, -132, 0.25), C.trim),
        Shape(collar, VIOLET),
        Shape(ribs, "none", C.light, 1.2),
        Shape(hair, NIGHT_HAIR),
        *robe(NIGHT_ROBE, -44),
        Shape(folds, "none", VIOLET, 2),
        *bust(C),
        Shape(bodice, VIOLET),
        Shape(pair("M0 -13.5C13 -13.5 25 -24 34 -41"), "none", C.trim, 2.6),
        Shape(parse("M-14 -46Q0 -22 14 -46"), "none", C.trim, 1.3),
        Shape(placed(HEART, 0, -28, 0.17), RED),
        *face(C._replace(hair=NIGHT_HAIR), -0.6, "M4 -92.5Q10 -98 17 -96"),
        Shape(pair("M4 -87.5Q9 -92 16.5 -88L15 -86Q9 -91 3.8 -86.2Z"), VIOLET),
        *lips(C._replace(lips=RED)),
        Shape(fringe, NIGHT_HAIR),
        Shape(locks, NIGHT_HAIR),
        Shape(gloss, "none", NIGHT_GLOSS, 1.4),
        Shape(crown, NIGHT_ROBE),
        Shape(pair("M0 -116Q13 -116 25 -107"), "none", C.trim, 2),
        Shape(tips, C.trim),
        Shape(both("M0 -131L3.2 -125L0 -119"), RED),
        *arm(NIGHT_ROBE, C.trim, 50),
        Shape(parse("M50 -108V-8"), "none", C.trim, 3.6),
        Shape(placed(SPADE, 50, -120, 0.27), C.trim),
        *hand(C, 50),
        *sash(C, NIGHT_ROBE, RED),
    )


def jack() -> Drawing:
    """A young guardsman with straight black hair and a halberd."""
    hair = both("M0 -114C22 -114 29 -101 29 -86L30 -56L14 -54L0 -60")
    fringe = both("M0 -98L22 -96C26 -104 22 -114 0 -115")
    cap = parse("M-30 -108L-25 -127C-14 -134 16 -136 27 -128L31 -108Q0 -118 -30 -108Z")
    brim = parse("M-32 -106Q0 -120 32 -106L31 -101Q0 -113 -31 -101Z")
    plume = parse(
        "M-22 -112C-34 -122 -32 -140 -12 -146C-14 -143 -12 -141 -9 -142C-13 -138 -12 -136 -8 -137"
        "C-12 -132 -14 -132 -11 -131C-17 -126 -18 -120 -22 -112Z"
    )
    doublet = both("M0 -30L13 -46L27 -44L18 10L0 14")
    ruff = pair("M0 -40C8 -42 14 -48 16 -54C24 -54 30 -48 30 -43C22 -36 10 -30 0 -30Z")
    pleats = pair("M5 -40L4 -32M11 -43L12 -34M16 -48L20 -38M20 -51L26 -43")
    sleeves = pair("M38 -42C56 -40 66 -34 67.4 -14V8L50 4C42 -10 40 -26 38 -42Z")
    slashes = pair("M47 -36C48 -28 50 -22 53 -14M56 -34C57 -26 59 -20 62 -12")
    axe = parse("M50 -118C58 -122 62 -126 65 -132C69 -116 67 -104 61 -96C59 -100 55 -103 50 -104Z")
    points = parse("M46 -114L32 -111L46 -107ZM44.5 -124H51.5L48 -146Z")
    edge = parse("M65 -132C69 -116 67 -104 61 -96C64 -106 65 -118 65 -132Z")
    return (
        Shape(hair, C.hair),
        *robe(C.dark),
        Shape(sleeves, C.main),
        Shape(slashes, "none", STEEL, 2.6),
        *neck(C),
        Shape(doublet, C.light),
        Shape(pair("M6 -28V8M12 -32L13 6"), "none", C.main, 2.4),
        Shape(ruff, "#fff"),
        Shape(pleats, "none", C.light, 1.1),
        *face(C, 0.7, "M4 -92.5Q9 -96 16 -95"),
        *lips(C._replace(lips=C.shade)),
        Shape(fringe, C.hair),
        Shape(pair("M8 -109L10 -99M18 -108L19 -98M25.5 -90V-60"), "none", C.gloss, 1.4),
        Shape(cap, C.main),
        Shape(brim, C.dark),
        Shape(plume, STEEL),
        Shape(parse("M-22 -112C-26 -124 -22 -136 -13 -143"), "none", STEEL_SHADE, 1.3),
        Shape(circle(-22, -112, 3.6), STEEL_SHADE),
        *arm(C.main, STEEL, 48),
        Shape(parse("M48 -126V-8"), "none", WOOD, 4),
        Shape((*axe, *points), STEEL_SHADE),
        Shape(edge, STEEL),
        *hand(C, 48),
        *sash(C, C.dark, C.main),
    )
