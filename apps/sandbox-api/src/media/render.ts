import sharp, { type Sharp } from 'sharp';
import { draw, isTransparent, sizeOf } from './compose.ts';
import type { Recipe } from './recipe.ts';

export const widths = [96, 160, 320, 480, 640, 960, 1280] as const;
export type Width = (typeof widths)[number];

export const formats = ['avif', 'webp', 'png', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** The next allowed width that is large enough. */
export function chooseWidth(wanted: number | undefined): Width {
  if (!wanted) return 960;
  return widths.find((width) => width >= wanted) ?? 1280;
}

/** What the client takes, best first; every client takes PNG, and JPEG where nothing shows through. */
export function chooseFormat(accept: string | undefined, recipe: Recipe): Format {
  const taken = (accept ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (taken.includes('image/avif')) return 'avif';
  if (taken.includes('image/webp')) return 'webp';
  return isTransparent(recipe) ? 'png' : 'jpeg';
}

/**
 * Vectors with so many filters get slow with their area, and these are soft gradients: large pictures are drawn
 * at most this large and enlarged.
 */
const drawingWidth = (width: Width, aspect: number) => Math.min(width, aspect > 1.3 ? 1280 : 800);

function encode(picture: Sharp, format: Format, width: Width): Sharp {
  if (format === 'avif') return picture.avif({ quality: width > 700 ? 64 : 76, effort: width > 700 ? 0 : 2 });
  if (format === 'webp')
    return picture.webp({ quality: 84, effort: width > 700 ? 1 : 3, smartSubsample: true });
  return format === 'png'
    ? picture.png({ compressionLevel: 8, palette: false })
    : picture.jpeg({ quality: 84, mozjpeg: width <= 700 });
}

export async function render(recipe: Recipe, width: Width, format: Format): Promise<Buffer> {
  const source = await draw(recipe);
  const size = sizeOf(recipe);
  const height = Math.round((width * size.height) / size.width);
  const drawn = drawingWidth(width, size.width / size.height);
  const scaled = source.replace(
    /width="[\d.]+" height="[\d.]+">/,
    `width="${Math.round(drawn)}" height="${Math.round((drawn * size.height) / size.width)}">`,
  );
  const picture = sharp(Buffer.from(scaled)).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
  return encode(
    isTransparent(recipe) ? picture : picture.flatten({ background: '#fff' }),
    format,
    width,
  ).toBuffer();
}
