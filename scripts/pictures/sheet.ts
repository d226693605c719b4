/**
 * `pnpm pictures:sheet`: lays all pictures out by department on contact sheets in `.cache/pictures/sheets`.
 * `--quick` shows the quick looks.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cache, fileName, listProducts, photos, themes, type Product } from './blender.ts';

const source = process.argv.includes('--quick') ? path.join(cache, 'quick') : photos;
const target = path.join(cache, 'sheets');
const size = 320;
const caption = 24;
const columns = 5;

function label(text: string) {
  return Buffer.from(
    `<svg width="${size}" height="${caption}"><text x="6" y="17" font-family="sans-serif" font-size="13" fill="#555">${text}</text></svg>`,
  );
}

const picturesOf = ({ id, views }: Product) =>
  Object.keys(views).flatMap((view) =>
    themes.map((theme) => ({
      title: `${id} ${view} ${theme}`,
      theme,
      file: path.join(source, id, fileName(view, theme)),
    })),
  );

mkdirSync(target, { recursive: true });
const departments = Object.groupBy(await listProducts(), ({ department }) => department);
for (const [department, products = []] of Object.entries(departments)) {
  for (const theme of themes) {
    const pictures = products
      .flatMap(picturesOf)
      .filter((picture) => picture.theme === theme && existsSync(picture.file));
    if (pictures.length === 0) continue;
    const layers = await Promise.all(
      pictures.map(async ({ file, title }, index) => {
        const left = (index % columns) * size;
        const top = Math.floor(index / columns) * (size + caption);
        const input = await sharp(file).resize(size, size, { fit: 'contain', background: '#fff' }).toBuffer();
        return [
          { input, left, top },
          { input: label(title), left, top: top + size },
        ];
      }),
    );
    const file = path.join(target, `${department}.${theme}.png`);
    await sharp({
      create: {
        width: columns * size,
        height: Math.ceil(pictures.length / columns) * (size + caption),
        channels: 3,
        background: '#fff',
      },
    })
      .composite(layers.flat())
      .png()
      .toFile(file);
    console.log(file);
  }
}
