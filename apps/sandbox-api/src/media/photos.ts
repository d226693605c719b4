import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The rendered pictures; `studio/README.md` describes how they are made. */
const folder = new URL('../../../../studio/photos/', import.meta.url);

/** The hash of the inputs of each picture of a product or a scene, by its name: `front`, `forest/front`. */
type Shots = Readonly<Record<string, string>>;

function readShots(): ReadonlyMap<string, Shots> {
  const found = new Map<string, Shots>();
  for (const name of readdirSync(folder)) {
    const record = new URL(`${name}/inputs.json`, folder);
    // A product whose first picture is being rendered has no record yet.
    if (existsSync(record)) found.set(name, JSON.parse(readFileSync(record, 'utf8')) as Shots);
  }
  return found;
}

let shots: ReadonlyMap<string, Shots> | undefined;

/** The hash of the inputs of a picture; undefined if it is not rendered. The folder is read once. */
export function shotHash(product: string, shot: string): string | undefined {
  shots ??= readShots();
  const found = shots.get(product);
  return found && Object.hasOwn(found, shot) ? found[shot] : undefined;
}

/** The names of all products and scenes with pictures. */
export function photographed(): readonly string[] {
  shots ??= readShots();
  return [...shots.keys()];
}

export type Theme = 'light' | 'dark';

export const photoFile = (product: string, shot: string, theme: Theme): string =>
  fileURLToPath(new URL(`${product}/${shot}${theme === 'dark' ? '.dark' : ''}.webp`, folder));

export const filmFile = (product: string): string => fileURLToPath(new URL(`${product}/film.mp4`, folder));
