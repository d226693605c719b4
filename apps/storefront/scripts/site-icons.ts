/** Draws the icons of the built shop from its mark, `public/favicon.svg`. */
import path from 'node:path';
import { writeFileSync } from 'node:fs';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { icons } from '../app/features/discovery/icons.ts';

const root = path.resolve(import.meta.dirname, '..');
const mark = path.join(root, 'public/favicon.svg');
const output = path.join(root, 'build/client');

/**
 * @param size in pixels
 * @param share of the picture that the mark takes; the rest is white, which systems cut to a shape of theirs
 */
async function draw(size: number, share = 1): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const picture = sharp(mark, { density: (72 * inner) / 32 }).resize(inner, inner);
  if (share === 1) return picture.png().toBuffer();
  const after = size - inner - before;
  return picture
    .extend({ top: before, left: before, bottom: after, right: after, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

for (const { file, size, share } of icons) writeFileSync(path.join(output, file), await draw(size, share));
writeFileSync(
  path.join(output, 'favicon.ico'),
  await pngToIco(await Promise.all([16, 32, 48].map((size) => draw(size)))),
);
