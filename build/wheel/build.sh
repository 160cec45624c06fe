#!/usr/bin/env bash
# Build pygame-ce as a Pyodide 314 (CPython 3.14, pyemscripten_2026_0) wheel, from
# package registries only, reached through this machine's own clients (apt, pip, npm).
#
#   ./build.sh            run every stage that has not been run yet
#   ./build.sh STAGE...   run only these: fetch chroot unpack libs pygame wheel
#
# Everything happens below the directory this script is in.  Needs: root (chroot),
# bash, curl, python3 with venv, ar/xz/tar, dpkg/apt-get; about 2.5 GiB of disk.
#
# Layout
#   dl/       downloads (checked against the pinned sha256 sums below)
#   chroot/   Debian forky with emscripten 6.0.5 (host system stays untouched)
#   chroot/w  sources + objects, because the compiler runs inside the chroot
#   dist/     the wheel
set -euo pipefail

# ---------------------------------------------------------------- pinned versions
PYGAME_VER=2.5.8
SDL_VER=2.32.10 IMG_VER=2.8.8 MIX_VER=2.8.1 TTF_VER=2.24.0
FT_VER=2.14.3 HB_VER=12.3.2
CPY_VER=3.14.7                   # headers only; the runtime is Pyodide's 3.14.2
PYODIDE_VER=314.0.7
CYTHON_VER=3.2.4
PYTAG=cp314 EXT=cpython-314-wasm32-emscripten
PLAT=pyemscripten_2026_0_wasm32
SUITE=forky                      # emscripten 6.0.5 + clang/lld 21 + binaryen

# sha256  registry:what   (deb: path below the Debian mirror; pypi: project/file; npm: name@version)
SOURCES="
3c8e69088ead310037972c391306ea58e74d7296b35d1890067749235fd554ba pypi:pygame-ce/pygame_ce-2.5.8.tar.gz
31bac5add36f98b55e3fcf4456f0dab50a06cf06bbcde283be567f64b05b95f3 deb:pool/main/libs/libsdl2/libsdl2_2.32.10+dfsg.orig.tar.gz
3d807efed04b0b567f2a2dec4f899e90d1527be30f1450ad26215f2cd9956759 deb:pool/main/libs/libsdl2-image/libsdl2-image_2.8.8+dfsg.orig.tar.gz
8029c1a0484eda9cabb517ed715989dbcb66c896a2f07e300a196ba81f888fa4 deb:pool/main/libs/libsdl2-mixer/libsdl2-mixer_2.8.1+dfsg.orig.tar.gz
13cc12b24e28323e1ea257630ae6cc7617e3b34fee7ac70c7a81200b89967bf8 deb:pool/main/libs/libsdl2-ttf/libsdl2-ttf_2.24.0+dfsg.orig.tar.gz
dc1bec263a6fffa436029efe6428f601d6b1a0b800837508ee3e49bbab8f1006 deb:pool/main/f/freetype/freetype_2.14.3+dfsg.orig.tar.xz
6f6db164359a2da5a84ef826615b448b33e6306067ad829d85d5b0bf936f1bb8 deb:pool/main/h/harfbuzz/harfbuzz_12.3.2.orig.tar.xz
3b48dac8fb59f62eaa67ac83c1eb12bda1b7a08406dd286e252c11a66be27f81 deb:pool/main/p/python3.14/python3.14_3.14.7.orig.tar.xz
66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0 npm:pyodide@314.0.7
"

# The mirror this machine's apt uses; set DEB to name another.
DEB=${DEB:-$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | grep -v security | head -1)}; DEB=${DEB%/}

HERE=$(cd "$(dirname "$0")" && pwd)
CH=$HERE/chroot
say() { printf '\n== %s (%(%H:%M:%S)T)\n' "$*" -1; }

# ================================================================= outside the chroot
stage_fetch() {
    mkdir -p "$HERE/dl"; cd "$HERE/dl"
    local sum what f
    while read -r sum what; do
        [ -n "${what:-}" ] || continue
        f=${what##*/}; f=${f/#npm:/}
        case $what in
            npm:*) f=${what#npm:}; f=${f/@/-}.tgz; [ -f "$f" ] || npm pack --silent "${what#npm:}" ;;
            deb:*) [ -f "$f" ] || curl -sSfL --retry 3 -o "$f" "$DEB/${what#deb:}" ;;
            pypi:*) [ -f "$f" ] || curl -sSfL --retry 3 -o "$f" "$(pypi_url "${what#pypi:}" "$sum")" ;;
        esac
        echo "$sum  $f" | sha256sum -c --quiet -
    done <<<"$SOURCES"
}

pypi_url() {  # pypi_url PROJECT/FILE SHA256: where pip's own index has that file
    python3 - "$1" "$2" <<'PY'
import json, sys, urllib.request
from pip._internal.models.index import PyPI
project, file = sys.argv[1].split("/")
request = urllib.request.Request(f"{PyPI.simple_url}/{project}/", headers={"Accept": "application/vnd.pypi.simple.v1+json"})
files = json.load(urllib.request.urlopen(request))["files"]
print(next(f["url"] for f in files if f["filename"] == file and f["hashes"]["sha256"] == sys.argv[2]))
PY
}

stage_chroot() {
    [ -x "$CH/usr/bin/emcc" ] && return 0
    # debootstrap is unpacked here, not installed on the host
    mkdir -p "$HERE/tools/debootstrap"; cd "$HERE/tools"
    apt-get download debootstrap
    dpkg -x debootstrap_*.deb debootstrap
    local D=$HERE/tools/debootstrap/usr/share/debootstrap
    cp -n "$D/scripts/sid" "$D/scripts/$SUITE" || true    # bookworm's copy predates forky
    DEBOOTSTRAP_DIR=$D "$HERE/tools/debootstrap/usr/sbin/debootstrap" --variant=minbase \
        --include=ca-certificates,xz-utils,bzip2 "$SUITE" "$CH" "$DEB"
    # the mirror's Release file may be past its Valid-Until date
    DEBIAN_FRONTEND=noninteractive chroot "$CH" apt-get -o Acquire::Check-Valid-Until=false \
        -o Dpkg::Options::=--force-unsafe-io install -y --no-install-recommends emscripten
}

stage_unpack() {
    local W=$CH/w f
    rm -rf "$W/src"; mkdir -p "$W/src"; cd "$W/src"
    for f in pygame_ce-$PYGAME_VER.tar.gz libsdl2_* libsdl2-image_* libsdl2-mixer_* libsdl2-ttf_* freetype_* harfbuzz_*; do
        set -- "$HERE"/dl/$f; tar xf "$1"
    done
    mkdir cpython pyodide
    tar xf "$HERE"/dl/python3.14_$CPY_VER.orig.tar.xz -C cpython --strip-components=1 \
        --wildcards '*/Include' '*/pyconfig.h.in'
    tar xf "$HERE"/dl/pyodide-$PYODIDE_VER.tgz -C pyodide --strip-components=1

    # pyconfig.h of the running interpreter: its stdlib ships every value in _sysconfigdata
    python3 - cpython/pyconfig.h.in pyodide/python_stdlib.zip cpython/Include/pyconfig.h <<'PY'
import re, sys, zipfile
tmpl, stdlib, out = sys.argv[1:]
z = zipfile.ZipFile(stdlib)
ns = {}
exec(z.read([n for n in z.namelist() if re.match(r"_sysconfigdata_.*emscripten", n)][0]), ns)
v = ns["build_time_vars"]
def line(m):
    n = m[1]
    x = v.get(n, 0)
    if x in (0, "", None):
        return "/* #undef %s */" % n
    if isinstance(x, str) and not re.fullmatch(r"[\w.()\- ]+|\".*\"", x):
        x = '"%s"' % x
    return "#define %s %s" % (n, x)
txt = re.sub(r"^#\s*undef (\w+)\s*$", line, open(tmpl).read(), flags=re.M)
open(out, "w").write(txt)
PY
    patch_sources
    # Cython on the host: pyx -> c
    [ -x "$HERE/tools/venv/bin/cython" ] || { python3 -m venv "$HERE/tools/venv"; "$HERE/tools/venv/bin/pip" -q install "cython==$CYTHON_VER"; }
    cd pygame_ce-$PYGAME_VER/src_c/cython
    for f in sdl2 audio mixer video; do
        "$HERE/tools/venv/bin/cython" -3 pygame/_sdl2/$f.pyx -o ../_sdl2/$f.c
    done
}

# Small source changes, each one checked (the build stops if a text is not found).
patch_sources() {
    python3 - <<PY
def sub(path, *pairs):
    s = open(path).read()
    for a, b in pairs:
        assert a in s, (path, a)
        s = s.replace(a, b)
    open(path, "w").write(s)

# base.c asks for keyboard events on the element matching the CSS selector "1", which
# is not a valid selector: document.querySelector throws and set_mode fails.  Without
# the hint SDL listens on window; SDL_EMSCRIPTEN_KEYBOARD_ELEMENT in os.environ
# (for instance "#canvas") still selects another element.
sub("pygame_ce-$PYGAME_VER/src_c/base.c",
    ('SDL_SetHint("SDL_EMSCRIPTEN_KEYBOARD_ELEMENT", "1");', ''),
    # pygame._sdl2.touch and .controller are compiled in but never registered
    ('load_submodule_mphase("pygame._sdl2", PyInit_sdl2(), spec, "sdl2");',
     'load_submodule_mphase("pygame._sdl2", PyInit_sdl2(), spec, "sdl2");\n'
     '    load_submodule("pygame._sdl2", PyInit_touch(), "touch");\n'
     '    load_submodule("pygame._sdl2", PyInit_controller(), "controller");'),
    ('PyMODINIT_FUNC\nPyInit_sdl2(void);',
     'PyMODINIT_FUNC\nPyInit_touch(void);\nPyMODINIT_FUNC\nPyInit_controller(void);\nPyMODINIT_FUNC\nPyInit_sdl2(void);'))

# _freetype looks its state up with PyState_FindModule, which only knows modules that came
# through the import machinery: every pygame.freetype.Font failed as "not initialized".
sub("pygame_ce-$PYGAME_VER/src_c/base.c",
    ('load_submodule("pygame", PyInit__freetype(), "_freetype");',
     'PyObject *ftmod = PyInit__freetype();\n    if (ftmod) PyState_AddModule(ftmod, PyModule_GetDef(ftmod));\n'
     '    load_submodule("pygame", ftmod, "_freetype");'))

# SDL: a ScriptProcessorNode can fire once more after the device was closed; when the mixer
# is opened again (pygame.quit(); pygame.init()) that late call uses the freed device.
sub("SDL2-$SDL_VER/src/audio/emscripten/SDL_emscriptenaudio.c",
    ("SDL2.audio.scriptProcessorNode.disconnect();",
     "SDL2.audio.scriptProcessorNode['onaudioprocess'] = null;\n                SDL2.audio.scriptProcessorNode.disconnect();"))

# Python file objects (io.BytesIO, zipfile members) are refused on emscripten although
# the ordinary code path works.
sub("pygame_ce-$PYGAME_VER/src_c/rwobject.c", ("#if __EMSCRIPTEN__\n    SDL_RWops *rw;", "#if 0\n    SDL_RWops *rw;"))

# pygame.time.set_timer: SDL's emscripten timers (setTimeout) do the job.
sub("pygame_ce-$PYGAME_VER/src_c/time.c",
    ('#if defined(__EMSCRIPTEN__) || defined(__wasi__)\n    return RAISE(PyExc_NotImplementedError,',
     '#if 0\n    return RAISE(PyExc_NotImplementedError,'))

# Alpha and blend-mode blits: pygame-ce's SSE2 code compiles to WebAssembly SIMD through
# emscripten's emmintrin.h (-msimd128 -msse2), but is switched off for emscripten.
sub("pygame_ce-$PYGAME_VER/src_c/alphablit.c", ("#if !defined(__EMSCRIPTEN__)", "#if !defined(__EMSCRIPTEN__) || defined(__SSE2__)"))
sub("pygame_ce-$PYGAME_VER/src_c/simd_shared.h",
    ("#if defined(__SSE2__)\n    return SDL_HasSSE2();",
     "#if defined(__EMSCRIPTEN__) && defined(__SSE2__)\n    return 1; /* known at compile time */\n#elif defined(__SSE2__)\n    return SDL_HasSSE2();"))
PY
}

# ================================================================= inside the chroot
W=/w
EH="-fwasm-exceptions -sSUPPORT_LONGJMP=wasm"          # Pyodide's ABI for setjmp and C++ EH
# DECLSPEC= and hidden visibility keep SDL's symbols private to our module.  That matters:
# Pyodide's main module also provides emscripten's old JavaScript SDL 1 under the same
# names (SDL_Init, IMG_Load, Mix_OpenAudio, ...), and the dynamic linker would prefer them.
CF="-fPIC $EH -O2 -g0 -DNDEBUG -fvisibility=hidden -DDECLSPEC= -w"

SIMD="-msimd128 -msse2"       # every browser that can run Pyodide 314 has WebAssembly SIMD

cc_lib() {  # cc_lib NAME "FLAGS" files...   -> obj/libNAME.a
    local name=$1 flags=$2; shift 2
    local O=$W/obj/$name
    [ "$(cat "$O.flags" 2>/dev/null)" = "$CF $flags" ] || rm -rf "$O"     # other flags: start over
    mkdir -p "$O"; printf %s "$CF $flags" >"$O.flags"
    printf '%s\n' "$@" | xargs -P "$(nproc)" -I{} bash -c '
        o=$1/$(printf %s "$2" | sed "s#^/w/src/##; s#/#__#g").o
        [ "$o" -nt "$2" ] || emcc $3 -c "$2" -o "$o"' _ "$O" {} "$CF $flags"
    rm -f "$W/obj/lib$name.a"; emar crs "$W/obj/lib$name.a" "$O"/*.o
    say "lib$name.a $(stat -c %s "$W/obj/lib$name.a")"
}

in_libs() {
    local S=$W/src/SDL2-$SDL_VER/src
    echo 'int x;' >$W/x.c; emcc -c $W/x.c -o $W/x.o     # installs the sysroot once
    # ABI: emscripten 6 shrank sigset_t to 8 bytes; the libc inside Pyodide 314 (emscripten
    # 5.0.3) still has musl's 128, so its sigaction(.., &old) would write past our struct
    # and silently corrupt the C stack (seen as "SystemError: Handler takes too many arguments").
    sed -i 's/__sigset_t { unsigned long __bits\[2\]; }/__sigset_t { unsigned long __bits[128\/sizeof(long)]; }/' \
        /var/cache/emscripten/sysroot/include/bits/alltypes.h
    grep -q '__sigset_t { unsigned long __bits.128' /var/cache/emscripten/sysroot/include/bits/alltypes.h
    cc_lib SDL2 "-I$W/src/SDL2-$SDL_VER/include -DUSING_GENERATED_CONFIG_H_NOT -DSDL_BUILDING_LIBRARY" \
        $S/*.c $S/{atomic,audio,cpuinfo,dynapi,events,file,haptic,hidapi,joystick,libm,locale,misc,power,render,sensor,stdlib,thread,timer,video}/*.c \
        $S/audio/{disk,dummy,emscripten}/*.c $S/filesystem/emscripten/*.c $S/haptic/dummy/*.c \
        $S/joystick/{emscripten,virtual}/*.c $S/loadso/dlopen/*.c $S/locale/emscripten/*.c \
        $S/misc/emscripten/*.c $S/power/emscripten/*.c $S/render/{software,opengles2}/*.c \
        $S/sensor/dummy/*.c $S/thread/generic/*.c $S/timer/unix/*.c $S/video/{dummy,emscripten,yuv2rgb}/*.c \
        /usr/share/emscripten/system/lib/html5/dom_pk_codes.c   # libhtml5 is not in Pyodide's main module

    local I="-I$W/src/SDL2-$SDL_VER/include"
    # PNG and JPEG through the bundled stb_image, so no libpng, zlib or libjpeg
    cc_lib SDL2_image "$I -I$W/src/SDL2_image-$IMG_VER/include -DUSE_STBIMAGE -DLOAD_PNG -DLOAD_JPG \
        -DLOAD_BMP -DLOAD_GIF -DLOAD_LBM -DLOAD_PCX -DLOAD_PNM -DLOAD_QOI -DLOAD_SVG -DLOAD_TGA \
        -DLOAD_XCF -DLOAD_XPM -DLOAD_XV -DSDL_IMAGE_SAVE_PNG=1 -DSDL_IMAGE_SAVE_JPG=1" \
        $W/src/SDL2_image-$IMG_VER/src/*.c

    local M=$W/src/SDL2_mixer-$MIX_VER
    cc_lib SDL2_mixer "$I -I$M/include -I$M/src -I$M/src/codecs -DMUSIC_WAV -DMUSIC_OGG -DOGG_USE_STB \
        -DMUSIC_FLAC_DRFLAC" $M/src/*.c $M/src/codecs/*.c

    local F=$W/src/freetype-$FT_VER
    cc_lib freetype "-I$F/include -DFT2_BUILD_LIBRARY -DHAVE_UNISTD_H -DHAVE_FCNTL_H" \
        $F/src/base/ft{system,init,debug,base,bbox,bdf,bitmap,cid,fstype,gasp,glyph,gxval,mm,otval,patent,pfr,stroke,synth,type1,winfnt}.c \
        $F/src/{autofit/autofit,bdf/bdf,bzip2/ftbzip2,cache/ftcache,cff/cff,cid/type1cid,gzip/ftgzip,lzw/ftlzw,pcf/pcf,pfr/pfr,psaux/psaux,pshinter/pshinter,psnames/psnames,raster/raster,sdf/sdf,sfnt/sfnt,smooth/smooth,svg/svg,truetype/truetype,type1/type1,type42/type42,winfonts/winfnt}.c

    cc_lib harfbuzz "-std=c++17 -fno-exceptions -fno-rtti -fno-threadsafe-statics -I$W/src/harfbuzz-$HB_VER/src \
        -I$F/include -DHAVE_FREETYPE=1 -DHB_NO_MT -DHB_NO_SUBSET_LAYOUT -DHB_NO_ATEXIT -DHB_NO_MATH -DHB_NO_META -DHB_NO_NAME \
        -DHB_NO_STYLE -DHB_NO_BUFFER_SERIALIZE -DHB_NO_BUFFER_MESSAGE -DHB_NO_BUFFER_VERIFY -DHB_NO_GETENV -DHB_NO_SETLOCALE \
        -DHB_NO_MMAP -DHB_NO_OPEN -DHB_NO_PAINT -DHB_NO_COLOR -DHB_NO_BITMAP -DHB_DISABLE_DEPRECATED -Os" \
        $W/src/harfbuzz-$HB_VER/src/harfbuzz.cc

    cc_lib SDL2_ttf "$I -I$F/include -I$W/src/harfbuzz-$HB_VER/src -DTTF_USE_HARFBUZZ=1" $W/src/SDL2_ttf-$TTF_VER/SDL_ttf.c
}

in_pygame() {
    local P=$W/src/pygame_ce-$PYGAME_VER/src_c F=$W/src/freetype-$FT_VER
    local INC="-I$P -I$P/include -I$W/src/cpython/Include -I$W/src/SDL2-$SDL_VER/include \
        -I$W/src/SDL2_image-$IMG_VER/include -I$W/src/SDL2_mixer-$MIX_VER/include \
        -I$W/src/SDL2_ttf-$TTF_VER -I$F/include"
    # pygame-ce's own single-module build: base.c includes every other C file
    cc_lib pygame "$INC $SIMD -DBUILD_STATIC=1 -DPG_MAJOR_VERSION=2 -DPG_MINOR_VERSION=5 -DPG_PATCH_VERSION=8 -DPG_VERSION_TAG=\"\"" \
        $P/base.c $P/bitmask.c $P/rotozoom.c $P/SDL_gfx/SDL_gfxPrimitives.c $P/_sdl2/{sdl2,audio,mixer,video}.c
    # Pyodide's main module is linked without Asyncify: emscripten_has_asyncify() is 0 there
    # and SDL never gets to its emscripten_sleep() calls, but the symbol has to resolve.
    mkdir -p $W/out $W/src/glue
    echo 'void emscripten_sleep(unsigned ms) { (void)ms; }' >$W/src/glue/glue.c
    cc_lib glue "" $W/src/glue/glue.c
    # SIDE_MODULE=2: only PyInit_base is exported, the rest is dead-code eliminated
    emcc -sSIDE_MODULE=2 $EH -O2 -g0 -sEXPORTED_FUNCTIONS=_PyInit_base -o $W/out/base.$EXT.so \
        -Wl,--whole-archive $W/obj/libpygame.a -Wl,--no-whole-archive \
        $W/obj/libSDL2_{image,mixer,ttf}.a $W/obj/libSDL2.a $W/obj/libglue.a $W/obj/libharfbuzz.a $W/obj/libfreetype.a
    ls -l $W/out
}

# ================================================================= wheel
stage_wheel() {
    local P=$CH/w/src/pygame_ce-$PYGAME_VER
    local PYTAGPY=cpython-${PYTAG#cp}
    mkdir -p "$HERE/dist"
    rm -rf "$CH/w/pyc"; cp -r "$P/src_py" "$CH/w/pyc"
    chroot "$CH" python3 -c 'import importlib.util as u, sys; assert u.MAGIC_NUMBER == b"+\x0e\r\n", sys.version'
    chroot "$CH" python3 -OO -m compileall -q -s /w/pyc -p pygame --invalidation-mode unchecked-hash -o 0 /w/pyc
    python3 - "$P" "$CH/w/out/base.$EXT.so" "$HERE/dist" <<PY
import base64, hashlib, pathlib, re, sys, zipfile
src, so, dist = map(pathlib.Path, sys.argv[1:])
ver, tag = "$PYGAME_VER", "$PYTAG-$PYTAG-$PLAT"
py = src / "src_py"
names = re.findall(r"'([\w.]+)'", (py / "meson.build").read_text().split("if not sdl_ttf_dep")[0])
files = {"pygame/" + n: py / n for n in names}
files |= {"pygame/" + n: py / n for n in ("freesansbold.ttf", "pygame_icon.bmp")}
files |= {"pygame/_sdl2/" + p.name: p for p in (py / "_sdl2").glob("*.py")}
files["pygame/base.$EXT.so"] = so
di = f"pygame_ce-{ver}.dist-info/"
gen = {
    di + "METADATA": (src / "PKG-INFO").read_bytes(),
    di + "WHEEL": f"Wheel-Version: 1.0\nGenerator: build.sh\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
}
w = src.parent
for n, p in {"pygame-ce-LGPL": src / "docs/LGPL.txt", "SDL2": w / "SDL2-$SDL_VER/LICENSE.txt", "SDL2_image": w / "SDL2_image-$IMG_VER/LICENSE.txt",
             "SDL2_mixer": w / "SDL2_mixer-$MIX_VER/LICENSE.txt", "SDL2_ttf": w / "SDL2_ttf-$TTF_VER/LICENSE.txt",
             "FreeType-FTL": w / "freetype-$FT_VER/docs/FTL.TXT", "HarfBuzz": w / "harfbuzz-$HB_VER/COPYING"}.items():
    if p.exists(): gen[di + "licenses/" + n + ".txt"] = p.read_bytes()
out = dist / f"pygame_ce-{ver}-{tag}.whl"
rec = []
with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as z:
    def put(name, data):
        zi = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
        zi.compress_type = zipfile.ZIP_DEFLATED
        zi.external_attr = 0o644 << 16
        z.writestr(zi, data)
        h = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rec.append(f"{name},sha256={h},{len(data)}")
    for n in sorted(files): put(n, files[n].read_bytes())
    # byte code next to the sources (same magic number as Pyodide's 3.14.2): the browser
    # need not compile 200 KB of Python at every start
    for p in sorted(pathlib.Path("$CH/w/pyc").rglob("*.pyc")):
        n = "pygame/" + str(p.relative_to("$CH/w/pyc"))
        if n.replace("__pycache__/", "").replace(".$PYTAGPY.pyc", ".py") in files: put(n, p.read_bytes())
    for n in sorted(gen): put(n, gen[n])
    rec.append(di + "RECORD,,")
    z.writestr(zipfile.ZipInfo(di + "RECORD", (2026, 1, 1, 0, 0, 0)), "\n".join(rec) + "\n")
print(out, out.stat().st_size, hashlib.sha256(out.read_bytes()).hexdigest())
PY
}

inside() { cp "$0" "$CH/w/build.sh"; chroot "$CH" bash /w/build.sh --inside "$1"; }
stage_libs()   { inside libs; }
stage_pygame() { inside pygame; }

if [ "${1:-}" = --inside ]; then "in_$2"; exit; fi
for s in ${*:-fetch chroot unpack libs pygame wheel}; do say "$s"; (stage_"$s"); done
say done
