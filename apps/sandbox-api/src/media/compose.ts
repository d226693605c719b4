import { iconBody, iconSide, paintedBody } from './icons.ts';
import { objectPaints, tilePaints } from './palette.ts';
import { type Colour, type DocumentKind, type Recipe, type Scene, scenes, type Tile } from './recipe.ts';

/** Where an object stands: the middle of its square, in the picture's own units. */
type Placement = { icon: string; colour?: Colour; x: number; y: number; size: number; turn?: number };

type Size = { width: number; height: number };

async function bodyOf(icon: string, colour: Colour = 'own'): Promise<string> {
  return colour === 'own' ? iconBody(icon) : paintedBody(icon, objectPaints[colour], colour);
}

async function drawObject({ icon, colour, x, y, size, turn = 0 }: Placement): Promise<string> {
  const scale = size / iconSide;
  const body = await bodyOf(icon, colour);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-16 -16)">${body}</g>`;
}

/** A contact shadow: dark and narrow where the thing stands, wide and faint around it. */
function drawShadow({ x, y, size }: Placement): string {
  const ground = y + size * 0.445;
  return (
    `<ellipse cx="${x}" cy="${ground}" rx="${size * 0.5}" ry="${size * 0.085}" fill="url(#haze)"/>` +
    `<ellipse cx="${x}" cy="${ground}" rx="${size * 0.3}" ry="${size * 0.04}" fill="url(#contact)"/>`
  );
}

function grounds(tile: Tile): string {
  const { light, deep, shadow, tint } = tilePaints[tile];
  const stops =
    tile === 'ink'
      ? `<stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>`
      : `<stop stop-color="${tint}" stop-opacity=".06"/><stop offset="1" stop-color="${tint}" stop-opacity=".16"/>`;
  return (
    `<defs><linearGradient id="ground" x1=".15" y1="0" x2=".7" y2="1">${stops}</linearGradient>` +
    `<radialGradient id="glow" cx=".5" cy=".42" r=".6"><stop stop-color="#fff" stop-opacity="${tile === 'ink' ? 0.1 : 0.14}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="haze"><stop stop-color="${shadow}" stop-opacity=".22"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="contact"><stop stop-color="${shadow}" stop-opacity=".34"/><stop offset=".55" stop-color="${shadow}" stop-opacity=".18"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs>`
  );
}

const svg = ({ width, height }: Size, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inner}</svg>`;

const square = { width: 100, height: 100 };

function placements(recipe: Extract<Recipe, { kind: 'product' }>): Placement[] {
  const { icon, colour, companion } = recipe;
  const of = (x: number, y: number, size: number, turn = 0): Placement => ({
    icon,
    colour,
    x,
    y,
    size,
    turn,
  });
  if (recipe.view === 'close') return [of(55, 57, 142, -6)];
  if (recipe.view === 'tilt') return [of(50, 49.5, 70, -12)];
  if (recipe.view === 'trio') return [of(27, 43, 36, -5), of(75, 46, 40, 6), of(48, 58, 56)];
  if (recipe.view === 'pair' && companion) {
    return [{ icon: companion, x: 71, y: 43, size: 40, turn: 5 }, of(42, 54, 62)];
  }
  return [of(50, 49, 70)];
}

async function drawProduct(recipe: Extract<Recipe, { kind: 'product' }>): Promise<string> {
  const placed = placements(recipe);
  const shadows = recipe.view === 'close' ? [] : placed.map(drawShadow);
  const objects = await Promise.all(placed.map(drawObject));
  const layers = objects.map((object, index) => (shadows[index] ?? '') + object);
  return svg(
    square,
    `${grounds(recipe.tile)}<rect width="100" height="100" fill="url(#ground)"/><rect width="100" height="100" fill="url(#glow)"/>${layers.join('')}`,
  );
}

/**
 * Objects of a scene in the order drawn: the first is the main object, the others stand around it. Shares of the
 * width and of the height; the empty side of a wide scene is its start, where a page may place text.
 */
const stages: Readonly<Record<Scene, readonly { x: number; y: number; size: number; turn?: number }[]>> = {
  wide: [
    { x: 0.665, y: 0.52, size: 0.78 },
    { x: 0.845, y: 0.6, size: 0.56, turn: 4 },
    { x: 0.5, y: 0.64, size: 0.48, turn: -4 },
    { x: 0.945, y: 0.7, size: 0.34 },
    { x: 0.4, y: 0.74, size: 0.26 },
    { x: 0.765, y: 0.24, size: 0.26, turn: 10 },
    { x: 0.56, y: 0.2, size: 0.2, turn: -12 },
  ],
  store: [
    { x: 0.72, y: 0.52, size: 0.76 },
    { x: 0.86, y: 0.58, size: 0.58, turn: 5 },
    { x: 0.59, y: 0.6, size: 0.54, turn: -4 },
    { x: 0.95, y: 0.68, size: 0.38 },
    { x: 0.495, y: 0.7, size: 0.34 },
    { x: 0.42, y: 0.74, size: 0.24 },
    { x: 0.8, y: 0.2, size: 0.22 },
  ],
  half: [
    { x: 0.69, y: 0.52, size: 0.78 },
    { x: 0.89, y: 0.64, size: 0.46, turn: 5 },
    { x: 0.5, y: 0.68, size: 0.4, turn: -5 },
    { x: 0.86, y: 0.22, size: 0.24 },
  ],
  card: [
    { x: 0.52, y: 0.5, size: 0.7 },
    { x: 0.78, y: 0.6, size: 0.44, turn: 5 },
    { x: 0.25, y: 0.62, size: 0.42, turn: -5 },
    { x: 0.82, y: 0.22, size: 0.22 },
    { x: 0.18, y: 0.26, size: 0.2 },
  ],
  tall: [
    { x: 0.5, y: 0.46, size: 0.46 },
    { x: 0.76, y: 0.62, size: 0.28, turn: 5 },
    { x: 0.23, y: 0.63, size: 0.28, turn: -5 },
    { x: 0.5, y: 0.76, size: 0.26 },
    { x: 0.26, y: 0.28, size: 0.18, turn: -8 },
    { x: 0.76, y: 0.26, size: 0.2, turn: 8 },
    { x: 0.82, y: 0.84, size: 0.16 },
  ],
};

async function drawScene({ scene, tile, icons }: Extract<Recipe, { kind: 'scene' }>): Promise<string> {
  const size = scenes[scene];
  const { deep, tint } = tilePaints[tile];
  const isDark = tile === 'ink';
  const placed = icons.map((icon, index): Placement => {
    const { x = 0.5, y = 0.5, size: share = 0.3, turn = 0 } = stages[scene][index] ?? {};
    return { icon, x: x * size.width, y: y * size.height, size: share * size.height, turn };
  });
  const hero = placed[0];
  // The main object is drawn after everything behind it, so that nothing covers it.
  const back = placed.slice(1).toSorted((a, b) => a.y + a.size / 2 - (b.y + b.size / 2));
  const order = hero ? [...back.filter((p) => p.y <= hero.y), hero, ...back.filter((p) => p.y > hero.y)] : [];
  const objects = await Promise.all(
    order.map(async (p) => (p.y > size.height * 0.42 ? drawShadow(p) : '') + (await drawObject(p))),
  );
  const disc = hero
    ? `<circle cx="${hero.x}" cy="${hero.y}" r="${hero.size * 0.66}" fill="#fff" opacity="${isDark ? 0.06 : 0.1}"/>`
    : '';
  const floor = size.height * 0.8;
  return svg(
    size,
    `${grounds(tile)}<rect width="${size.width}" height="${size.height}" fill="url(#ground)"/>${disc}` +
      `<path d="M0 ${floor + size.height * 0.06}Q${size.width / 2} ${floor - size.height * 0.06} ${size.width} ${floor + size.height * 0.03}V${size.height}H0Z" fill="${isDark ? deep : tint}" opacity="${isDark ? 0.75 : 0.1}"/>${objects.join('')}`,
  );
}

async function drawBadge(icon: string, tile: Tile): Promise<string> {
  const { light, deep } = tilePaints[tile];
  const object = await drawObject({ icon, x: 50, y: 50, size: 62 });
  return svg(
    square,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
      `<rect width="100" height="100" fill="url(#ground)"/><circle cx="50" cy="50" r="43" fill="#fff" opacity="${tile === 'ink' ? 0.08 : 0.5}"/>${object}`,
  );
}

const page = { width: 600, height: 800 };

/** A paper with a crest, lines instead of text, and a seal: readable as a licence in any language. */
async function drawDocument(kind: DocumentKind, tile: Tile): Promise<string> {
  const { deep } = tilePaints[tile];
  const ink = '#8f8674';
  const crest = { licence: 'classical-building', certificate: 'rosette', permit: 'shield' }[kind];
  const line = (y: number, from: number, to: number, height = 9) =>
    `<rect x="${from}" y="${y}" width="${to - from}" height="${height}" rx="${height / 2}" fill="${ink}" opacity=".42"/>`;
  const rows = [330, 372, 414, 456, 498].map(
    (y, index) => line(y, 104, 210) + line(y, 236, [470, 430, 492, 452, 380][index] ?? 470),
  );
  const top = await drawObject({ icon: crest, x: 300, y: 150, size: 104 });
  const seal = await drawObject({ icon: 'rosette', x: 452, y: 652, size: 112 });
  return svg(
    page,
    `<rect width="600" height="800" fill="${deep}"/><rect x="36" y="32" width="528" height="740" rx="8" fill="#00000014"/><rect x="34" y="28" width="532" height="740" rx="8" fill="#fdfbf6"/>` +
      `<rect x="58" y="52" width="484" height="692" rx="3" fill="none" stroke="${ink}" stroke-width="3" opacity=".55"/><rect x="68" y="62" width="464" height="672" rx="2" fill="none" stroke="${ink}" stroke-width="1" opacity=".5"/>` +
      `${top}${line(232, 180, 420, 16)}${line(264, 222, 378, 8)}${rows.join('')}` +
      `<path d="M112 662c24-34 34 22 54-6s26 18 46-8 22 14 60-10" fill="none" stroke="#4a5a86" stroke-width="4" stroke-linecap="round" opacity=".8"/>${line(690, 104, 286, 4)}${seal}`,
  );
}

/** The shop's own mark: an awning in its accent colour. */
const mark = svg(
  square,
  '<rect width="100" height="100" rx="26" fill="#1d3b2f"/><path d="M24 30h52l7 20a8.6 8.6 0 0 1-16.5 2.6 8.6 8.6 0 0 1-16.5 0 8.6 8.6 0 0 1-16.5 0A8.6 8.6 0 0 1 17 50Z" fill="#f6efe2"/><path d="M26 62v12a3 3 0 0 0 3 3h42a3 3 0 0 0 3-3V62" fill="none" stroke="#f6efe2" stroke-width="6" stroke-linecap="round"/><path d="M41.500 30 38.500 55M58.500 30l3 25" stroke="#1d3b2f" stroke-width="3"/>',
);

/** Width over height decides how high a picture of a wanted width is. */
export function sizeOf(recipe: Recipe): Size {
  if (recipe.kind === 'scene') return scenes[recipe.scene];
  return recipe.kind === 'document' ? page : square;
}

/** Whether the page shows through: its theme gives products and scenes their ground. */
export const isTransparent = (recipe: Recipe) =>
  recipe.kind === 'product' || recipe.kind === 'scene'
    ? recipe.tile !== 'ink'
    : recipe.kind === 'icon' || recipe.kind === 'mark';

export async function draw(recipe: Recipe): Promise<string> {
  switch (recipe.kind) {
    case 'product':
      return drawProduct(recipe);
    case 'scene':
      return drawScene(recipe);
    case 'icon':
      return svg({ width: 32, height: 32 }, iconBody(recipe.icon));
    case 'badge':
      return drawBadge(recipe.icon, recipe.tile);
    case 'document':
      return drawDocument(recipe.document, recipe.tile);
    case 'mark':
      return mark;
  }
}
