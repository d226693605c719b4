import sharp, { type Sharp } from 'sharp';
import { filmShot, mosaics, type Recipe } from './addresses.ts';
import { photoFile, shotHash, type Theme } from './photos.ts';

type Size = { width: number; height: number };

const square = { width: 800, height: 800 };
/** The size of a turn and of a film. */
const turntable = { width: 720, height: 720 };
const sceneSizes: Readonly<Record<string, Size>> = {
  banner: { width: 1800, height: 600 },
  phone: { width: 800, height: 1000 },
};
const phonePicture = { width: 640, height: 800 };

export type Photographed = Extract<Recipe, { kind: 'photo' | 'mosaic' | 'review' }>;

/** The size up to which it is sharp; it is never enlarged. */
export function fullSize(recipe: Photographed): Size {
  if (recipe.kind === 'mosaic') return mosaics[recipe.shape];
  if (recipe.kind === 'review') return phonePicture;
  if (recipe.shot === filmShot || recipe.shot.startsWith('turn/')) return turntable;
  return sceneSizes[recipe.shot] ?? square;
}

type Cell = Size & { left: number; top: number };

/** Cells of a row end where the next ones begin, so that no line of another colour appears between them. */
function cellsInRows({ width, height }: Size, count: number, rows: number): Cell[] {
  const edge = (length: number, parts: number, at: number) => Math.round((length * at) / parts);
  return Array.from({ length: rows }, (_, row) => {
    const columns = edge(count, rows, row + 1) - edge(count, rows, row);
    const top = edge(height, rows, row);
    const bottom = edge(height, rows, row + 1);
    return Array.from({ length: columns }, (_cell, column) => {
      const left = edge(width, columns, column);
      return { left, top, width: edge(width, columns, column + 1) - left, height: bottom - top };
    });
  }).flat();
}

/** The distance of the worst cell from a square shape. */
const distortion = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ width, height }) => Math.abs(Math.log(width / height))));

/** Uses the number of rows that makes the cells most similar to squares. */
export function cellsOf(size: Size, count: number): readonly Cell[] {
  const choices = Array.from({ length: count }, (_, index) => cellsInRows(size, count, index + 1));
  return choices.reduce((best, next) => (distortion(next) < distortion(best) ? next : best));
}

async function drawMosaic(products: readonly string[], size: Size, theme: Theme): Promise<Sharp> {
  const cells = cellsOf(size, products.length);
  const layers = await Promise.all(
    cells.map(async ({ left, top, width, height }, index) => ({
      input: await sharp(photoFile(products[index] ?? '', 'front', theme))
        .resize(width, height, { fit: 'cover' })
        .toBuffer(),
      left,
      top,
    })),
  );
  const { data, info } = await sharp({ create: { ...size, channels: 3, background: '#888' } })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** The source of a buyer's picture: a third of them show the goods from another side, if there is one. */
const shotOfTake = (product: string, take: number) =>
  take % 3 === 1 && shotHash(product, 'three-quarter') ? 'three-quarter' : 'front';

/** Every fourth picture is taken in the evening. */
const hourOfTake = (take: number): Theme => (take % 4 === 3 ? 'dark' : 'light');

/** A number from -1 to 1, determined by a product, a take and a purpose. */
function chance(...parts: (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of parts.join()) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1;
}

/** A close-up, not level, in room light, with the grain of a small sensor. */
async function drawReview(
  { product, take }: Extract<Recipe, { kind: 'review' }>,
  size: Size,
): Promise<Sharp> {
  const of = (purpose: string) => chance(product, take, purpose);
  const turn = of('turn') * 5;
  const share = 0.85 + of('distance') * 0.05;
  const height = Math.round(square.height * share);
  const width = Math.round((height * phonePicture.width) / phonePicture.height);
  const place = (room: number, purpose: string) => Math.round((room / 2) * (1 + of(purpose) * 0.5));
  // The corners that the rotation leaves empty lie outside of the crop: the edge of the paper is repeated there.
  const paper = await sharp(photoFile(product, shotOfTake(product, take), hourOfTake(take)))
    .extend({ top: 60, bottom: 60, left: 60, right: 60, extendWith: 'copy' })
    .toBuffer();
  const turned = await sharp(paper).rotate(turn).removeAlpha().toBuffer({ resolveWithObject: true });
  const left = Math.round((turned.info.width - square.width) / 2) + place(square.width - width, 'left');
  const top = Math.round((turned.info.height - square.height) / 2) + place(square.height - height, 'top');
  const warmth = of('warmth') * 0.07 + 0.02;
  const light = 1.02 + of('light') * 0.1;
  const noise = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .png()
    .toBuffer();
  const { data, info } = await sharp(turned.data)
    .extract({ left, top, width, height })
    .resize(size.width, size.height)
    .blur(0.3 + (size.width / phonePicture.width) * 0.5)
    .linear([light * (1 + warmth), light, light * (1 - warmth)], [4, 4, 4])
    .composite([{ input: noise, blend: 'soft-light' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Changes when its source files change. */
export function sourceOf(recipe: Photographed): string {
  if (recipe.kind === 'photo') return shotHash(recipe.product, recipe.shot) ?? '';
  if (recipe.kind === 'review')
    return shotHash(recipe.product, shotOfTake(recipe.product, recipe.take)) ?? '';
  return recipe.products.map((product) => shotHash(product, 'front')).join();
}

/** A buyer's picture is the same in both themes, and so is a film. */
export const hasThemes = (recipe: Recipe) =>
  recipe.kind === 'mosaic' || (recipe.kind === 'photo' && recipe.shot !== filmShot);

export async function photograph(recipe: Photographed, size: Size, theme: Theme): Promise<Sharp> {
  if (recipe.kind === 'mosaic') return drawMosaic(recipe.products, size, theme);
  if (recipe.kind === 'review') return drawReview(recipe, size);
  return sharp(photoFile(recipe.product, recipe.shot, theme)).resize(size.width, size.height);
}
