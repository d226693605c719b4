/**
 * `node scripts/pictures/copy-for-stories.ts` creates the small copies of photographs for the stories of packages/ui,
 * as listed in packages/ui/src/testing/fixtures/photos.ts.
 */
import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { photos as listed } from '../../packages/ui/src/testing/fixtures/photos.ts';
import { fileName, isOfTurn, photos as source, themes } from './blender.ts';

/** In pixels: twice a card, and a banner at its full size. */
const width = { product: 640, banner: 1280, turn: 400 };

const target = path.resolve(import.meta.dirname, '../../packages/ui/src/testing/fixtures/photos');
mkdirSync(target, { recursive: true });
for (const file of globSync('*.webp', { cwd: target })) rmSync(path.join(target, file));

const widthOf = (place: string) =>
  place.endsWith('/banner')
    ? width.banner
    : isOfTurn(place.slice(place.indexOf('/') + 1))
      ? width.turn
      : width.product;

let bytes = 0;
for (const [name, place] of Object.entries(listed)) {
  for (const theme of themes) {
    const { size } = await sharp(path.join(source, fileName(place, theme)))
      .resize(widthOf(place))
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(target, fileName(name, theme)));
    bytes += size;
  }
}
copyFileSync(path.join(source, 'teapot/film.mp4'), path.join(target, 'teapot.mp4'));
console.log(
  `${Object.keys(listed).length} photographs in ${themes.length} themes, ${Math.round(bytes / 1000)} kB.`,
);
