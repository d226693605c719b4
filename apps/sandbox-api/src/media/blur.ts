import sharp from 'sharp';
import { parseHex } from './colour.ts';
import { iconBody, paintedBody } from './icons.ts';
import { objectPaints, tilePaints } from './palette.ts';
import type { Colour, ProductPicture, Tile } from './recipe.ts';

const side = 12;
const inner = 9;

const objects = new Map<string, Promise<Buffer>>();

/** The object alone, a few pixels wide: drawn once for all backgrounds. */
function tinyObject(icon: string, colour: Colour): Promise<Buffer> {
  const key = `${icon}.${colour}`;
  const known = objects.get(key);
  if (known) return known;
  const made = (async () => {
    const body = colour === 'own' ? iconBody(icon) : await paintedBody(icon, objectPaints[colour], colour);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${inner}" height="${inner}">${body}</svg>`;
    return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  })();
  objects.set(key, made);
  return made;
}

const blurs = new Map<string, Promise<string>>();

/** A picture of 12 pixels as a data URI, shown until the real picture is loaded. */
export function blurOf({ icon, tile, colour = 'own' }: ProductPicture): Promise<string> {
  const key = `${icon}.${tile}.${colour}`;
  const known = blurs.get(key);
  if (known) return known;
  const made = lay(icon, tile, colour);
  blurs.set(key, made);
  return made;
}

async function lay(icon: string, tile: Tile, colour: Colour): Promise<string> {
  const object = await tinyObject(icon, colour);
  const light = parseHex(tilePaints[tile].light);
  const deep = parseHex(tilePaints[tile].deep);
  const pixels = Buffer.alloc(side * side * 3);
  const margin = Math.floor((side - inner) / 2);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const isInside = x >= margin && x < margin + inner && y >= margin && y < margin + inner;
      const from = ((y - margin) * inner + (x - margin)) * 4;
      const alpha = isInside ? (object[from + 3] ?? 0) / 255 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const ground =
          ((light[channel] ?? 0) + ((deep[channel] ?? 0) - (light[channel] ?? 0)) * (y / side)) * 255;
        const paint = isInside ? (object[from + channel] ?? 0) : 0;
        pixels[(y * side + x) * 3 + channel] = Math.round(ground * (1 - alpha) + paint * alpha);
      }
    }
  }
  const webp = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 40, effort: 0 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
