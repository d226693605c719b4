import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { fromLch, hueStep, type Lch, parseHex, type Rgb, toHex, toLch } from './colour.ts';

type IconSet = { icons: Record<string, { body: string }> };

const require = createRequire(import.meta.url);
let loaded: IconSet['icons'] | undefined;

/** Read on first use: 40 MB of vectors that a server without the demo catalogue never needs. */
function icons(): IconSet['icons'] {
  loaded ??= (
    JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8')) as IconSet
  ).icons;
  return loaded;
}

export const isIcon = (name: string): boolean => Object.hasOwn(icons(), name);

/** The vector of an object, drawn on a square of this side. */
export const iconSide = 32;

export function iconBody(name: string): string {
  const found = icons()[name];
  if (!found) throw new Error(`There is no object "${name}" in the icon set.`);
  return softEdges(found.body);
}

/**
 * The drawings cut their inner shadows with an alpha of all or nothing (times 127), which leaves stairs at every
 * edge; the object's own alpha draws the same shadow smoothly.
 */
const softEdges = (body: string) => body.replaceAll('0 0 0 127 0"', '0 0 0 1 0"');

const mainColours = new Map<string, Promise<Lch>>();

/** The main colour of an object: the strongest hue by area and chroma, or its mean grey. */
export function mainColour(name: string): Promise<Lch> {
  const known = mainColours.get(name);
  if (known) return known;
  const found = findMainColour(name);
  mainColours.set(name, found);
  return found;
}

async function findMainColour(name: string): Promise<Lch> {
  const side = 24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${iconBody(name)}</svg>`;
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels: Lch[] = [];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    pixels.push(toLch([(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255]));
  }
  const bins = Array.from({ length: 18 }, () => 0);
  for (const { c, h } of pixels) bins[Math.floor(h / 20) % 18] = (bins[Math.floor(h / 20) % 18] ?? 0) + c;
  const best = bins.indexOf(Math.max(...bins));
  const centre = best * 20 + 10;
  const near = pixels.filter(({ c, h }) => c > 0.05 && Math.abs(hueStep(centre, h)) < 35);
  return near.length > pixels.length * 0.2 ? mean(near, centre) : mean(pixels, 0);
}

function mean(colours: readonly Lch[], centre: number): Lch {
  const total = (of: (colour: Lch) => number) => colours.reduce((sum, colour) => sum + of(colour), 0);
  const count = Math.max(1, colours.length);
  const isGrey = centre === 0;
  return {
    l: total(({ l }) => l) / count,
    c: isGrey ? 0 : total(({ c }) => c) / count,
    h: centre + total(({ h }) => hueStep(centre, h)) / count,
  };
}

/** Repaints one colour: what is near the object's main hue takes the new one, the rest stays as it was. */
function repaint(colour: Lch, from: Lch, to: Lch): Lch {
  const isGrey = from.c < 0.03;
  const distance = isGrey ? 0 : Math.abs(hueStep(from.h, colour.h));
  const share = isGrey
    ? Math.max(0, 1 - Math.max(0, colour.c - 0.05) / 0.05)
    : (colour.c < 0.02 ? 0.25 : 1) * Math.max(0, Math.min(1, (95 - distance) / 35));
  if (share === 0) return colour;
  // Very light and very dark paints are highlights and creases; they keep most of their lightness.
  const isEdge = colour.l > 0.93 || colour.l < 0.2;
  const lightness = to.l + (colour.l - from.l) * (to.l > 0.9 || to.l < 0.35 ? 0.55 : 0.85);
  const chroma = isGrey
    ? to.c * (isEdge ? 0.3 : 0.9)
    : colour.c * Math.min(2.2, to.c / Math.max(0.03, from.c));
  return {
    l: Math.min(0.985, Math.max(0.08, colour.l + (lightness - colour.l) * share * (isEdge ? 0.5 : 1))),
    c: colour.c + (chroma - colour.c) * share,
    h: share > 0.4 ? to.h + hueStep(from.h, isGrey ? from.h : colour.h) * 0.45 : colour.h,
  };
}

const painted = new Map<string, Promise<string>>();

/** The object's vector in another main colour: its paints are rewritten, so it stays as crisp as it was. */
export function paintedBody(name: string, to: Lch, key: string): Promise<string> {
  const id = `${name}.${key}`;
  const known = painted.get(id);
  if (known) return known;
  if (painted.size > 500) painted.clear();
  const made = paint(name, to);
  painted.set(id, made);
  return made;
}

async function paint(name: string, to: Lch): Promise<string> {
  const from = await mainColour(name);
  const change = (rgb: Rgb) => fromLch(repaint(toLch(rgb), from, to));
  return iconBody(name)
    .replaceAll(/#[0-9a-f]{3}(?:[0-9a-f]{3})?\b/gi, (hex) => toHex(change(parseHex(hex))))
    .replaceAll(
      /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g,
      (_all, r: string, g: string, b: string, alpha: string) => {
        const [red, green, blue] = change([Number(r), Number(g), Number(b)]).map((value) => value.toFixed(4));
        return `values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${alpha} 0"`;
      },
    );
}
