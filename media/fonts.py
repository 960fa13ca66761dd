"""Installs the typefaces of the screens for this user: fontconfig reads no packed fonts, so that they are unpacked first."""
import pathlib

from fontTools.ttLib import TTFont

WEIGHTS = ('500', '700', '800')
HERE = pathlib.Path(__file__).parent
TARGET = pathlib.Path.home() / '.local/share/fonts/pagework'

TARGET.mkdir(parents=True, exist_ok=True)
for packed in (HERE / 'node_modules/@fontsource').glob('*/files/*-normal.woff'):
    if packed.stem.split('-')[-2] in WEIGHTS and '-all-' not in packed.name:
        font = TTFont(packed)
        font.flavor = None
        font.save(TARGET / f'{packed.stem}.ttf')
