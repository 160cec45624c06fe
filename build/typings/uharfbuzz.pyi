class Blob:
    @staticmethod
    def from_file_path(filename: str) -> Blob: ...

class Face:
    upem: int
    def __init__(self, blob: Blob) -> None: ...

class GlyphExtents:
    x_bearing: int
    width: int

class Font:
    face: Face
    def __init__(self, face: Face) -> None: ...
    def get_glyph_extents(self, gid: int) -> GlyphExtents | None: ...

class GlyphInfo:
    codepoint: int

class GlyphPosition:
    x_advance: int
    x_offset: int

class Buffer:
    script: str
    direction: str
    language: str
    glyph_infos: list[GlyphInfo]
    glyph_positions: list[GlyphPosition]
    def add_str(self, text: str) -> None: ...

def shape(font: Font, buffer: Buffer) -> None: ...
