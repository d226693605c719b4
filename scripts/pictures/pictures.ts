/**
 * `pnpm pictures [part of a product or department…]`: renders the pictures that are missing or whose inputs changed.
 * Each finished view is recorded, so that an interrupted run goes on where it stopped.
 * `--quick` renders small, grainy pictures of the light theme into `.cache/pictures/quick` instead; `--views=front,detail` chooses views.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { cache, fileName, listProducts, photos, render, themes, type Product } from './blender.ts';

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false }, views: { type: 'string' } },
});

const quality = options.quick
  ? { samples: 8, scale: 0.35, themes: ['light'] as const, folder: path.join(cache, 'quick') }
  : { samples: 24, scale: 1, themes, folder: photos };
const chosenViews = options.views?.split(',');

type Inputs = Record<string, string>;
const inputsFile = (product: string) => path.join(quality.folder, product, 'inputs.json');

function readInputs(product: string): Inputs {
  return existsSync(inputsFile(product)) ? JSON.parse(readFileSync(inputsFile(product), 'utf8')) : {};
}

const isSelected = ({ id, department }: Product) =>
  filters.length === 0 || filters.some((part) => id.includes(part) || department === part);

function outdatedViews({ id, views }: Product): readonly string[] {
  const recorded = readInputs(id);
  return Object.keys(views).filter(
    (view) => (chosenViews?.includes(view) ?? true) && recorded[view] !== views[view],
  );
}

/** "2 h 5 min", "40 s". */
function duration(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 1 ? `${minutes} min` : `${Math.round(milliseconds / 1000)} s`;
}

async function keep(product: Product, view: string, rendered: string) {
  const folder = path.join(quality.folder, product.id);
  mkdirSync(folder, { recursive: true });
  for (const theme of quality.themes) {
    await sharp(path.join(rendered, `${view}.${theme}.png`))
      // What Blender renders is larger; making it smaller smooths the edges.
      .resize({ width: Math.round((view === 'wide' ? 1600 : 800) * quality.scale) })
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(folder, fileName(view, theme)));
  }
  const inputs = { ...readInputs(product.id), [view]: product.views[view] };
  writeFileSync(inputsFile(product.id), `${JSON.stringify(inputs, null, 2)}\n`);
}

const outdated = (await listProducts())
  .filter(isSelected)
  .map((product) => ({ product, views: outdatedViews(product) }))
  .filter(({ views }) => views.length > 0);
const total = outdated.reduce((sum, { views }) => sum + views.length, 0);
console.log(total === 0 ? 'All pictures are up to date.' : `${total} views to render.`);

const startedAt = Date.now();
let done = 0;
for (const { product, views } of outdated) {
  const rendered = path.join(cache, 'rendering', product.id);
  // Views of one product are recorded one after the other, because they change the same file.
  let recorded = Promise.resolve();
  const { samples, scale } = quality;
  const job = { product: product.id, views, folder: rendered, samples, scale, themes: quality.themes };
  await render(job, (view) => {
    recorded = recorded.then(() => keep(product, view, rendered));
    done += 1;
    const left = ((Date.now() - startedAt) / done) * (total - done);
    console.log(`${done} of ${total}  ${product.id} ${view}  ${duration(left)} left`);
  });
  await recorded;
  rmSync(rendered, { recursive: true });
}
