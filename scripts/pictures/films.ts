import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Job, Product, Rendered } from './blender.ts';
import { addGrain } from './grain.ts';
import { isSelected, readInputs, recordInput, type Choice } from './take.ts';

/** A quarter of the swing, as a number of pictures of `turntable.py`. */
const quarter = 18;
const rendered = 2 * quarter + 1;

/**
 * The pictures of a film in display order: from the front to one side, through the front to the other side, and back.
 * The film ends where it began.
 */
export const order: readonly number[] = [
  ...steps(quarter, 2 * quarter),
  ...steps(2 * quarter, 0),
  ...steps(0, quarter),
];

/** From a number to the next turning point, which is excluded because the next part begins with it. */
function steps(from: number, to: number): number[] {
  const length = Math.abs(to - from);
  return Array.from({ length }, (_, step) => from + Math.sign(to - from) * step);
}

const fileOf = (number: number) => `film/${String(number).padStart(2, '0')}.light.png`;

/** 12 rendered pictures a second, and one interpolated between each two. */
const rates = { rendered: 12, shown: 24 };

export interface FilmStudio {
  /** The folder of the finished films, each in the folder of its product. */
  folder: string;
  workFolder: string;
  render: (
    job: Omit<Job, 'shots'>,
    film: readonly number[],
    onRendered: (rendered: Rendered) => void,
  ) => Promise<void>;
  report: (line: string) => void;
}

/** The films that are missing or were made from other inputs. */
export const outdatedFilms = (products: readonly Product[], { filters, views }: Choice, folder: string) =>
  products.filter(
    (product) =>
      product.film !== undefined &&
      isSelected(product, filters) &&
      (views?.includes('film') ?? true) &&
      readInputs(folder, product)['film'] !== product.film,
  );

/** Pictures that an interrupted run has left are not rendered again. */
async function renderMissing(product: Product, work: string, { render, report }: FilmStudio) {
  const missing = Array.from({ length: rendered }, (_, number) => number).filter(
    (number) => !existsSync(path.join(work, fileOf(number))),
  );
  if (missing.length === 0) return;
  const job = { product: product.id, folder: work, samples: 8, scale: 1, themes: ['light'] as const };
  let done = rendered - missing.length;
  await render(
    job,
    missing.map((number) => number - quarter),
    () => {
      done += 1;
      report(`${done} of ${rendered}  ${product.id} film`);
    },
  );
}

/** Renders and encodes films: H.264, which every browser plays, and the first picture as WebP. */
export async function takeFilms(products: readonly Product[], studio: FilmStudio) {
  for (const product of products) {
    const work = path.join(studio.workFolder, `${product.id}-${product.film}`);
    await renderMissing(product, work, studio);
    const target = path.join(studio.folder, product.id);
    mkdirSync(target, { recursive: true });
    const size = await readyPictures(work);
    writeFileSync(
      path.join(target, 'film.webp'),
      await sharp(shownFile(work, 0)).webp({ quality: 75, effort: 6 }).toBuffer(),
    );
    encode(work, path.join(target, 'film.mp4'));
    recordInput(studio.folder, product, 'film', product.film);
    studio.report(`${product.id} film  ${size} × ${size} pixels`);
    rmSync(work, { recursive: true, force: true });
  }
}

const shownFile = (work: string, place: number) =>
  path.join(work, `shown-${String(place).padStart(3, '0')}.png`);

/** Writes each picture to its position, in the size of the film and with grain. Returns that size. */
async function readyPictures(work: string): Promise<number> {
  let size = 0;
  for (const [place, number] of order.entries()) {
    const file = path.join(work, fileOf(number));
    const { width } = await sharp(file).metadata();
    size = Math.round(width / 1.25);
    const { data, info } = await sharp(file)
      .resize(size)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    addGrain(data, info.width);
    const raw = { width: info.width, height: info.height, channels: info.channels };
    await sharp(data, { raw }).png().toFile(shownFile(work, place));
  }
  return size;
}

/** The colours that browsers expect of a video. */
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

function encode(work: string, file: string) {
  const between = `minterpolate=fps=${rates.shown}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1`;
  const filters = `${between},scale=out_color_matrix=bt709,format=yuv420p`;
  const encoder = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '30',
    ...colours,
    '-movflags',
    '+faststart',
  ];
  const input = ['-framerate', String(rates.rendered), '-i', path.join(work, 'shown-%03d.png')];
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-threads',
    '1',
    ...input,
    '-vf',
    filters,
    ...encoder,
    '-an',
    file,
  ]);
}
