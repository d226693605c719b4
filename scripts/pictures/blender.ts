import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const root = path.resolve(import.meta.dirname, '../..');
const studio = path.join(root, 'studio');

/** The folder in which the finished pictures are checked in. */
export const photos = path.join(studio, 'photos');
/** Unfinished pictures, quick looks and contact sheets. */
export const cache = path.join(root, '.cache/pictures');

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export interface Product {
  id: string;
  department: string;
  /**
   * The hash of the inputs of each picture, by view (`front`), variant and view (`forest/front`) or position in a turn
   * (`turn/01`).
   */
  shots: Record<string, string>;
  /** The hash of the inputs of its film, if it has one. */
  film?: string;
}

export interface Job {
  product: string;
  shots: readonly string[];
  folder: string;
  samples: number;
  /** The scale relative to the full size. */
  scale: number;
  themes: readonly Theme[];
}

/** A picture that Blender has written: `SHOT.THEME.png`, to be saved with this width. */
export interface Rendered {
  shot: string;
  width: number;
}

/** The number of threads that Blender uses; all cores by default. */
let threads: readonly string[] = [];
export function useThreads(count: string) {
  threads = ['--threads', count];
}

/** Runs one of the studio's scripts at the lowest priority and calls back with each line of JSON that it prints. */
async function runBlender(script: string, args: readonly string[], onMessage: (message: unknown) => void) {
  const child = spawn(
    'blender',
    [
      '-b',
      '--factory-startup',
      ...threads,
      '--python-exit-code',
      '1',
      '-P',
      path.join(studio, script),
      '--',
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const errors: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text));
  const exitCode = new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(
        new Error('Blender does not start. Install it as studio/README.md says.', {
          cause,
        }),
      ),
    );
    child.once('close', resolve);
  });
  if (child.pid !== undefined) setPriority(child.pid, 19);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('{')) onMessage(JSON.parse(line));
  });
  if ((await exitCode) !== 0) throw new Error(`Blender failed in ${script}:\n${errors.join('').trim()}`);
}

export async function listProducts(): Promise<readonly Product[]> {
  let products: readonly Product[] = [];
  await runBlender('list.py', [], (message) => {
    ({ products } = message as { products: readonly Product[] });
  });
  return products;
}

/** The file of a picture in the folder of its product. */
export const fileName = (shot: string, theme: Theme) =>
  theme === 'light' ? `${shot}.webp` : `${shot}.${theme}.webp`;

/** Pictures of a turn are called `turn/01`, and so on. */
export const isOfTurn = (shot: string) => shot.startsWith('turn/');

/** Runs the turntable, which gets its tools from a job of the studio without shots. */
const runTurntable = (job: Job, order: object, onRendered: (rendered: Rendered) => void) =>
  runBlender('turntable.py', [JSON.stringify({ ...job, shots: [] }), JSON.stringify(order)], (message) =>
    onRendered(message as Rendered),
  );

/** Renders pictures of one product and calls back after each. */
export async function render(job: Job, onRendered: (rendered: Rendered) => void): Promise<void> {
  const turn = job.shots.filter(isOfTurn);
  const stills = { ...job, shots: job.shots.filter((shot) => !isOfTurn(shot)) };
  if (stills.shots.length > 0)
    await runBlender('studio.py', [JSON.stringify(stills)], (message) => onRendered(message as Rendered));
  if (turn.length > 0) await runTurntable(job, { shots: turn }, onRendered);
}

/** Renders single pictures of a film, by their numbers, as `film/00` and so on. */
export const renderFilm = (
  job: Omit<Job, 'shots'>,
  film: readonly number[],
  onRendered: (rendered: Rendered) => void,
): Promise<void> => runTurntable({ ...job, shots: [] }, { film }, onRendered);
