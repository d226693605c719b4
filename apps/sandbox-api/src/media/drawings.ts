import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { DocumentKind, Recipe } from './addresses.ts';
import { drawWordmark, wordmarkSizes } from './wordmarks.ts';

type Size = { width: number; height: number };
export type Drawn = Exclude<Recipe, { kind: 'photo' | 'mosaic' | 'review' }>;

const require = createRequire(import.meta.url);
let lines: Record<string, { body: string }> | undefined;

/** The lines of an icon in a square with this side, in `currentColor`. */
const iconSide = 24;
function iconBody(name: string): string {
  lines ??= (
    JSON.parse(readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8')) as {
      icons: Record<string, { body: string }>;
    }
  ).icons;
  const found = lines[name];
  if (!found) throw new Error(`There is no icon "${name}" in the icon set.`);
  return found.body;
}

/** Equally visible on white and on the darkest background of the shop. */
const iconPaint = '#6f8077';

const iconAt = (name: string, x: number, y: number, side: number, paint: string) =>
  `<g transform="translate(${x} ${y}) scale(${side / iconSide})" color="${paint}">${iconBody(name)}</g>`;

const page = { width: 600, height: 800 };

/** The wavy edge of a seal. */
const sealEdge = (x: number, y: number, radius: number) =>
  Array.from({ length: 32 }, (_, at) => {
    const angle = (at * Math.PI) / 16;
    const reach = at % 2 ? radius : radius * 0.9;
    return `${at === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  }).join('');

/** A paper with a crest, lines instead of text, and a seal: readable as a licence in any language. */
function drawDocument(kind: DocumentKind): string {
  const ink = '#8f8674';
  const crest = { licence: 'landmark', certificate: 'award', permit: 'shield' }[kind];
  const line = (y: number, from: number, to: number, height = 9) =>
    `<rect x="${from}" y="${y}" width="${to - from}" height="${height}" rx="${height / 2}" fill="${ink}" opacity=".42"/>`;
  const rows = [330, 372, 414, 456, 498].map(
    (y, index) => line(y, 104, 210) + line(y, 236, [470, 430, 492, 452, 380][index] ?? 470),
  );
  const seal = `<path d="${sealEdge(452, 652, 58)}Z" fill="#a8442f"/><circle cx="452" cy="652" r="42" fill="none" stroke="#f3d9cd" stroke-width="2.5"/>`;
  return (
    '<rect width="600" height="800" fill="#d9d2c3"/><rect x="36" y="32" width="528" height="740" rx="8" fill="#00000014"/><rect x="34" y="28" width="532" height="740" rx="8" fill="#fdfbf6"/>' +
    `<rect x="58" y="52" width="484" height="692" rx="3" fill="none" stroke="${ink}" stroke-width="3" opacity=".55"/><rect x="68" y="62" width="464" height="672" rx="2" fill="none" stroke="${ink}" stroke-width="1" opacity=".5"/>` +
    `${iconAt(crest, 252, 102, 96, '#5d5644')}${line(232, 180, 420, 16)}${line(264, 222, 378, 8)}${rows.join('')}` +
    `<path d="M112 662c24-34 34 22 54-6s26 18 46-8 22 14 60-10" fill="none" stroke="#4a5a86" stroke-width="4" stroke-linecap="round" opacity=".8"/>${line(690, 104, 286, 4)}${seal}${iconAt('badge-check', 428, 628, 48, '#f3d9cd')}`
  );
}

/** The shop's own mark: an awning in its accent colour. */
const mark =
  '<rect width="100" height="100" rx="26" fill="#1d3b2f"/><path d="M24 30h52l7 20a8.6 8.6 0 0 1-16.5 2.6 8.6 8.6 0 0 1-16.5 0 8.6 8.6 0 0 1-16.5 0A8.6 8.6 0 0 1 17 50Z" fill="#f6efe2"/><path d="M26 62v12a3 3 0 0 0 3 3h42a3 3 0 0 0 3-3V62" fill="none" stroke="#f6efe2" stroke-width="6" stroke-linecap="round"/><path d="M41.500 30 38.500 55M58.500 30l3 25" stroke="#1d3b2f" stroke-width="3"/>';

/** The size in drawing units. */
export function drawingSize(recipe: Drawn): Size {
  if (recipe.kind === 'wordmark') return wordmarkSizes[recipe.shape];
  if (recipe.kind === 'document') return page;
  return recipe.kind === 'icon' ? { width: iconSide, height: iconSide } : { width: 100, height: 100 };
}

/** Whether the background shows through. */
export const isTransparent = (recipe: Recipe) => recipe.kind === 'icon' || recipe.kind === 'mark';

function contentOf(recipe: Drawn): string {
  if (recipe.kind === 'wordmark') return drawWordmark(recipe.store, recipe.shape);
  if (recipe.kind === 'document') return drawDocument(recipe.document);
  return recipe.kind === 'icon' ? iconAt(recipe.icon, 0, 0, iconSide, iconPaint) : mark;
}

/** The drawing as SVG with a size in pixels. */
export function drawing(recipe: Drawn, { width, height }: Size): string {
  const units = drawingSize(recipe);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units.width} ${units.height}" width="${width}" height="${height}">${contentOf(recipe)}</svg>`;
}
