import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fileName, isOfTurn, type Job, type Product, type Rendered, type Theme } from './blender.ts';
import { addGrain } from './grain.ts';

/** The maximum size of a checked-in picture, in bytes. */
const mostBytes = 60 * 1024;

/** A turn has many pictures; at this quality paper still has no bands. */
const turnQualities = [75, 60];

/**
 * Fronts and scenes are shown everywhere: their quality keeps the grain. The other views are seen one at a time and
 * need 40 % less, so that all pictures of the catalogue need less than 20 MB. Close-ups of weaves need even less.
 */
function qualitiesOf(shot: string): readonly number[] {
  if (isOfTurn(shot)) return turnQualities;
  return ['front', 'banner', 'phone'].includes(path.basename(shot)) ? [80, 60, 45, 30] : [60, 45, 30];
}

/** The picture as WebP, in the best quality within the size limit. */
export async function encoded(picture: Sharp, shot: string): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualitiesOf(shot)) {
    bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}

export interface Quality {
  samples: number;
  /** The scale relative to the full size. */
  scale: number;
  themes: readonly Theme[];
  /** The folder of the pictures, with a folder for each product. */
  folder: string;
}

export interface Studio {
  quality: Quality;
  /** The folder in which Blender stores its renders. */
  workFolder: string;
  render: (job: Job, onRendered: (rendered: Rendered) => void) => Promise<void>;
  report: (line: string) => void;
}

export interface Choice {
  /** Departments, or parts of the ids of products. */
  filters: readonly string[];
  /** Views to take; all by default. */
  views?: readonly string[] | undefined;
}

interface Order {
  product: Product;
  shots: readonly string[];
}

type Inputs = Record<string, string>;
const inputsFile = (folder: string, product: Product) => path.join(folder, product.id, 'inputs.json');

/** The inputs from which the pictures of a product in a folder were made. */
export function readInputs(folder: string, product: Product): Inputs {
  const file = inputsFile(folder, product);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

export function recordInput(folder: string, product: Product, name: string, hash: string | undefined) {
  const inputs = { ...readInputs(folder, product), [name]: hash };
  writeFileSync(inputsFile(folder, product), `${JSON.stringify(inputs, null, 2)}\n`);
}

/** The most visible pictures come first: scenes, then the front of each product, then all others. */
const turns: readonly ((view: string) => boolean)[] = [
  (view) => view === 'banner' || view === 'phone',
  (view) => view === 'front',
  () => true,
];

/**
 * The first of each department, then the second of each, so that a shop with part of the pictures has some of each
 * department.
 */
const byDepartmentInTurn = (orders: readonly Order[]): readonly Order[] =>
  Object.values(Object.groupBy(orders, ({ product }) => product.department))
    .flatMap((ofOne = []) => ofOne.map((order, place) => ({ order, place })))
    .toSorted((a, b) => a.place - b.place)
    .map(({ order }) => order);

/** The same orders in the order of `turns`; a product is in several turns if its pictures are. */
function inTurns(orders: readonly Order[]): readonly Order[] {
  const turnOf = (shot: string) => turns.findIndex((isInTurn) => isInTurn(shot));
  return turns.flatMap((_, turn) =>
    byDepartmentInTurn(
      orders
        .map(({ product, shots }) => ({ product, shots: shots.filter((shot) => turnOf(shot) === turn) }))
        .filter(({ shots }) => shots.length > 0),
    ),
  );
}

/** Whether a product matches parts of ids or departments; without any, all products match. */
export const isSelected = ({ id, department }: Product, filters: readonly string[]) =>
  filters.length === 0 || filters.some((part) => id.includes(part) || department === part);

/** The pictures to render: those that are missing or were made from other inputs. */
export function outdated(products: readonly Product[], choice: Choice, folder: string): readonly Order[] {
  const { filters, views } = choice;
  const isChosen = (shot: string) => views?.includes(isOfTurn(shot) ? 'turn' : path.basename(shot)) ?? true;
  const orders = products
    .filter((product) => isSelected(product, filters))
    .map((product) => {
      const recorded = readInputs(folder, product);
      const shots = Object.keys(product.shots).filter(
        (shot) => isChosen(shot) && recorded[shot] !== product.shots[shot],
      );
      return { product, shots };
    });
  return inTurns(orders);
}

/** "2 h 5 min", "40 s". */
export function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 1 ? `${minutes} min` : `${Math.round(milliseconds / 1000)} s`;
}

/** Encodes a rendered picture in all themes and records its inputs. */
async function keep(quality: Quality, product: Product, { shot, width }: Rendered, renderedIn: string) {
  for (const theme of quality.themes) {
    const file = path.join(quality.folder, product.id, fileName(shot, theme));
    mkdirSync(path.dirname(file), { recursive: true });
    // Blender's render is larger; scaling it down smooths the edges.
    const { data, info } = await sharp(path.join(renderedIn, `${shot}.${theme}.png`))
      .resize({ width })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    addGrain(data, info.width);
    const { channels, height } = info;
    writeFileSync(file, await encoded(sharp(data, { raw: { width, height, channels } }), shot));
  }
  recordInput(quality.folder, product, shot, product.shots[shot]);
}

/** Renders the orders one at a time. Each finished picture is recorded, so that an interrupted run can be continued. */
export async function takePictures(orders: readonly Order[], studio: Studio) {
  const { quality, workFolder, render, report } = studio;
  const total = orders.reduce((sum, { shots }) => sum + shots.length, 0);
  report(total === 0 ? 'All pictures are up to date.' : `${total} pictures to render.`);

  const startedAt = Date.now();
  let done = 0;
  for (const { product, shots } of orders) {
    const { samples, scale, themes } = quality;
    const folder = path.join(workFolder, product.id);
    // Pictures of one product are recorded one at a time, because they change the same file.
    let recorded = Promise.resolve();
    try {
      await render({ product: product.id, shots, folder, samples, scale, themes }, (rendered) => {
        recorded = recorded.then(() => keep(quality, product, rendered, folder));
        done += 1;
        const left = ((Date.now() - startedAt) / done) * (total - done);
        report(`${done} of ${total}  ${product.id} ${rendered.shot}  ${duration(left)} left`);
      });
    } finally {
      // Pictures that were rendered before a failure are kept too.
      await recorded;
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
