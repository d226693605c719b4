/**
 * `pnpm pictures [part of a product or department…]`: renders the pictures that are missing or whose inputs changed.
 * `--quick` renders small, grainy pictures of the light theme into `.cache/pictures/quick` instead;
 * `--views=front,detail` chooses views, also `turn` and `film`; `--threads=1` leaves the other cores free.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cache, listProducts, photos, render, renderFilm, themes, useThreads } from './blender.ts';
import { outdatedFilms, takeFilms } from './films.ts';
import { outdated, takePictures, type Quality } from './take.ts';

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    views: { type: 'string' },
    threads: { type: 'string' },
  },
});
if (options.threads) useThreads(options.threads);

const quality: Quality = options.quick
  ? { samples: 8, scale: 0.35, themes: ['light'], folder: path.join(cache, 'quick') }
  : { samples: 8, scale: 1, themes, folder: photos };
const choice = { filters, views: options.views?.split(',') };
const products = await listProducts();
const report = (line: string) => console.log(line);
await takePictures(outdated(products, choice, quality.folder), {
  quality,
  workFolder: path.join(cache, 'rendering'),
  render,
  report,
});
// A quick look needs no film.
if (!options.quick)
  await takeFilms(outdatedFilms(products, choice, photos), {
    folder: photos,
    workFolder: path.join(cache, 'films'),
    render: renderFilm,
    report,
  });
