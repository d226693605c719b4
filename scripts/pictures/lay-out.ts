import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { fileName, themes, type Product, type Theme } from './blender.ts';

const size = 320;
const caption = 24;
const columns = 5;

function label(text: string) {
  return Buffer.from(
    `<svg width="${size}" height="${caption}"><text x="6" y="17" font-family="sans-serif" font-size="13" fill="#555">${text}</text></svg>`,
  );
}

interface Picture {
  title: string;
  file: string;
}

async function saveSheet(pictures: readonly Picture[], file: string) {
  const layers = await Promise.all(
    pictures.map(async ({ file: picture, title }, index) => {
      const left = (index % columns) * size;
      const top = Math.floor(index / columns) * (size + caption);
      const input = await sharp(picture)
        .resize(size, size, { fit: 'contain', background: '#fff' })
        .toBuffer();
      return [
        { input, left, top },
        { input: label(title), left, top: top + size },
      ];
    }),
  );
  const height = Math.ceil(pictures.length / columns) * (size + caption);
  await sharp({ create: { width: columns * size, height, channels: 3, background: '#fff' } })
    .composite(layers.flat())
    .png()
    .toFile(file);
}

/** Writes a contact sheet for each department and theme that has pictures in `source`. Returns the files. */
export async function layOut(products: readonly Product[], source: string, target: string) {
  mkdirSync(target, { recursive: true });
  const picturesOf = ({ id, shots }: Product, theme: Theme) =>
    Object.keys(shots)
      .map((shot) => ({ title: `${id} ${shot}`, file: path.join(source, id, fileName(shot, theme)) }))
      .filter(({ file }) => existsSync(file));
  const sheets: string[] = [];
  for (const [department, goods = []] of Object.entries(
    Object.groupBy(products, (product) => product.department),
  )) {
    for (const theme of themes) {
      const pictures = goods.flatMap((product) => picturesOf(product, theme));
      if (pictures.length === 0) continue;
      const file = path.join(target, `${department}.${theme}.png`);
      await saveSheet(pictures, file);
      sheets.push(file);
    }
  }
  return sheets;
}
