import sharp, { type Sharp } from 'sharp';
import type { Recipe } from './addresses.ts';
import { drawing, drawingSize, isTransparent } from './drawings.ts';
import { fullSize, photograph, type Photographed } from './photographs.ts';
import type { Theme } from './photos.ts';

/** The widths that can be requested; a photograph is never wider than it was rendered. */
export const widths = [96, 160, 320, 480, 640, 800, 960, 1280, 1920] as const;
const standardWidth = 960;

export const formats = ['avif', 'webp', 'png', 'jpeg'] as const;
export type Format = (typeof formats)[number];

export const isPhotographed = (recipe: Recipe): recipe is Photographed =>
  recipe.kind === 'photo' || recipe.kind === 'mosaic' || recipe.kind === 'review';

/** The next allowed width that is large enough, or the full width of a photograph. */
export function chooseWidth(recipe: Recipe, wanted: number | undefined): number {
  const asked = wanted || standardWidth;
  const width = widths.find((each) => each >= asked) ?? widths.at(-1) ?? standardWidth;
  return isPhotographed(recipe) ? Math.min(width, fullSize(recipe).width) : Math.min(width, 1280);
}

/** The formats that the client accepts, best first; every client accepts PNG, and JPEG for opaque pictures. */
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

/** High quality first, because soft backgrounds show banding; lower if detail hides the loss. */
const qualities = [66, 56, 46, 36, 28, 20, 12, 4];

/** The most bytes for the picture of a card and of a product page. */
const mostBytes = (width: number) => (width <= 320 ? 12 : width <= 800 ? 40 : Infinity) * 1024;

function encode(picture: Sharp, format: Format, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: quality + 18, effort: 3, smartSubsample: true });
  return format === 'png'
    ? picture.png({ compressionLevel: 8, palette: false })
    : picture.jpeg({ quality: quality + 18, mozjpeg: true });
}

export async function render(recipe: Recipe, width: number, format: Format, theme: Theme): Promise<Buffer> {
  const { width: across, height: down } = isPhotographed(recipe) ? fullSize(recipe) : drawingSize(recipe);
  const size = { width, height: Math.round((width * down) / across) };
  const picture = isPhotographed(recipe)
    ? await photograph(recipe, size, theme)
    : sharp(Buffer.from(drawing(recipe, size)));
  const ready = isTransparent(recipe) ? picture : picture.flatten({ background: '#fff' });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await encode(ready.clone(), format, quality).toBuffer();
    if (bytes.length <= mostBytes(width)) break;
  }
  return bytes;
}
