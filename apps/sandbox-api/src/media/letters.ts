import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph, PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
// Node finds no named exports in its module.
const { parse, Path } = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<string, Font>();

/** `jost/files/jost-latin-400-normal.woff`, in a Fontsource package. */
function fontOf(file: string): Font {
  let font = fonts.get(file);
  if (!font) {
    const bytes = readFileSync(require.resolve(`@fontsource/${file}`));
    font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
    fonts.set(file, font);
  }
  return font;
}

export type Lettering = { font: string; text: string; size: number; spacing: number };
export type Outline = { d: string; left: number; top: number; width: number; height: number };

const coordinates = ['x1', 'y1', 'x2', 'y2', 'x', 'y'] as const;

/** Opentype's own `toPathData` writes NaN for a coordinate very close to a whole number. */
function written(command: PathCommand): string {
  const values: Partial<Record<(typeof coordinates)[number], number>> =
    command.type === 'Z' ? {} : { ...command };
  return command.type + coordinates.flatMap((name) => values[name]?.toFixed(1) ?? []).join(' ');
}

/** The outlines of a text, so that a drawing does not depend on the machine's fonts. */
export function outlineOf({ font, text, size, spacing }: Lettering): Outline {
  const face = fontOf(font);
  const path = new Path();
  let x = 0;
  let before: Glyph | undefined;
  // Letter by letter: ligatures would undo the letter spacing.
  for (const letter of text) {
    const glyph = face.charToGlyph(letter);
    if (before)
      x += ((before.advanceWidth ?? 0) + face.getKerningValue(before, glyph)) * (size / face.unitsPerEm);
    if (before) x += spacing * size;
    path.extend(glyph.getPath(x, 0, size));
    before = glyph;
  }
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  return { d: path.commands.map(written).join(''), left: x1, top: y1, width: x2 - x1, height: y2 - y1 };
}
