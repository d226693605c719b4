import type { StoreName } from '../seed/goods/stores.ts';
import { slugOf, type WordmarkShape } from './addresses.ts';
import { outlineOf } from './letters.ts';

type Paints = { ground: string; ink: string; accent: string };

type Wordmark = Paints & {
  /** A file of a Fontsource package: `family`, then the part of the file name after `latin-`. */
  font: readonly [family: string, face: string];
  /** The spelling of the name, split into the lines of the badge. */
  lines: readonly string[];
  /** The space between letters, relative to the font size. */
  spacing?: number;
  /** A drawing on a square of 48 units; `ink` and `accent` stand for the colours. */
  sign: string;
};

const line = (d: string, paint = 'ink', width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const area = (d: string, paint = 'ink') => `<path d="${d}" fill="${paint}"/>`;
const dot = (x: number, y: number, r: number, paint = 'accent') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint}"/>`;

const wordmarks: Readonly<Record<StoreName, Wordmark>> = {
  'Marketfront Direct': {
    ground: '#1d3b2f',
    ink: '#f6efe2',
    accent: '#d9a44a',
    font: ['instrument-sans', '600-normal'],
    lines: ['Marketfront', 'Direct'],
    spacing: -0.02,
    sign:
      area('M9 10h30l5 11a5 5 0 0 1-10 1 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10-1Z') +
      line('M10 29v10h28V29', 'accent', 3),
  },
  'Oleiro & Filha': {
    ground: '#efe3d3',
    ink: '#8a3f24',
    accent: '#c9875c',
    font: ['cormorant-garamond', '600-italic'],
    lines: ['Oleiro', '& Filha'],
    sign:
      area('M19 5h10l-1 6c6 3 10 8 10 15 0 8-5 14-10 17h-8c-5-3-10-9-10-17 0-7 4-12 10-15Z') +
      line('M11 24c6 3 20 3 26 0M12.500 31c6 3 17 3 23 0', 'accent', 1.8),
  },
  'Sklo Lesná': {
    ground: '#dfe9e6',
    ink: '#1f4a4d',
    accent: '#7fb0a8',
    font: ['josefin-sans', '300-normal'],
    lines: ['sklo', 'lesná'],
    spacing: 0.16,
    sign:
      area('M15.500 17h17c-.6 7-3.500 11-8.500 11s-7.900-4-8.500-11Z', 'accent') +
      line('M14 6h20c1 13-3 22-10 22S13 19 14 6ZM24 28v13M16 42h16', 'ink', 1.6),
  },
  'Moor & Iron': {
    ground: '#23262a',
    ink: '#eceae4',
    accent: '#c1542d',
    font: ['oswald', '600-normal'],
    lines: ['MOOR', '& IRON'],
    spacing: 0.06,
    sign:
      area('M5 25h26c0 8-5 12-13 12S5 33 5 25Z') +
      line('M31 27l12-5', 'ink', 3.6) +
      line('M12 18c-2-3 2-4 0-8M18 18c-2-3 2-4 0-8M24 18c-2-3 2-4 0-8', 'accent', 2),
  },
  Northlight: {
    ground: '#14213d',
    ink: '#f4ead0',
    accent: '#f0b94d',
    font: ['jost', '300-normal'],
    lines: ['NORTHLIGHT'],
    spacing: 0.2,
    sign:
      area('M12 31a12 12 0 0 1 24 0Z', 'accent') +
      line('M5 31h38M11 37h26M18 43h12M24 6v7M8.500 14.500l4.500 4.500M39.500 14.500 35 19', 'ink', 1.8),
  },
  'Lund & Spån': {
    ground: '#d8c3a1',
    ink: '#33261a',
    accent: '#8f5b2e',
    font: ['dm-serif-display', '400-normal'],
    lines: ['Lund', '& Spån'],
    sign:
      line('M14 6v37M14 26h20M34 26v17M14 8h3c9 0 9 11 0 11h-3', 'ink', 3) + line('M14 34h20', 'accent', 2.4),
  },
  'Luang Weave': {
    ground: '#6d1f2f',
    ink: '#f6e3c5',
    accent: '#e0a13b',
    font: ['marcellus', '400-normal'],
    lines: ['Luang', 'Weave'],
    spacing: 0.04,
    sign:
      line('M24 4 44 24 24 44 4 24Z', 'ink', 2) +
      line('M24 12 36 24 24 36 12 24Z', 'accent', 2.4) +
      area('M24 19l5 5-5 5-5-5Z') +
      line('M4 8v-4h4M40 4h4v4M44 40v4h-4M8 44H4v-4', 'accent', 1.8),
  },
  'Mist & Fern': {
    ground: '#e6ece2',
    ink: '#3c5a45',
    accent: '#8fae8b',
    font: ['cormorant-garamond', '400-normal'],
    lines: ['mist', '& fern'],
    spacing: 0.08,
    sign:
      line('M24 44C24 30 24 18 28 5', 'ink', 1.8) +
      line(
        'M24 38c-4-4-9-5-13-4M24 38c4-4 9-5 13-4M24 30c-4-4-8-5-11-4M24 30c4-4 9-5 12-4M24.700 22c-3-3-6-4-9-3.500M24.700 22c4-3 7-4 10-3.500M26 15c-2-2-4-3-7-2.500M26 15c3-2.500 5-3 8-2.500',
        'accent',
        2.2,
      ),
  },
  'Paper Harbour': {
    ground: '#f3efe6',
    ink: '#1e2f4f',
    accent: '#d2553b',
    font: ['special-elite', '400-normal'],
    lines: ['Paper', 'Harbour'],
    sign:
      area('M5 27h38l-7 11H12Z') +
      area('M24 8l10 17H14Z', 'accent') +
      line('M4 43c4-2 6 2 10 0s6 2 10 0 6 2 10 0 6 2 10 0', 'ink', 1.6),
  },
  'Casa Olivo': {
    ground: '#4a5426',
    ink: '#f5edcf',
    accent: '#c8c25a',
    font: ['abril-fatface', '400-normal'],
    lines: ['Casa', 'Olivo'],
    sign:
      line('M8 42C20 36 32 24 40 6', 'ink', 2) +
      area(
        'M17 36c-7 0-10-4-10-9 6 0 9 3 10 9ZM26 28c-7 0-10-5-9-11 6 1 9 5 9 11ZM33 19c-5-2-7-6-5-12 5 2 7 6 5 12Z',
        'accent',
      ) +
      `<ellipse cx="30" cy="35" rx="5" ry="6.500" transform="rotate(-30 30 35)" fill="ink"/>`,
  },
  'Jade Tea House': {
    ground: '#0f5a4a',
    ink: '#f3ead3',
    accent: '#9fd0b0',
    font: ['marcellus', '400-normal'],
    lines: ['JADE', 'TEA HOUSE'],
    spacing: 0.1,
    sign:
      '<circle cx="24" cy="24" r="19.500" fill="none" stroke="ink" stroke-width="2"/>' +
      area('M24 36C13 31 13 19 24 11c11 8 11 20 0 25Z', 'accent') +
      line('M24 18v22', 'ink', 1.8),
  },
  'Green Thumb Yard': {
    ground: '#f4e9c9',
    ink: '#2f6b34',
    accent: '#c4693b',
    font: ['fredoka', '600-normal'],
    lines: ['green thumb', 'yard'],
    sign:
      area('M24 25C13 25 9 19 9 10c9 0 15 5 15 15ZM24 20c0-9 5-14 14-14 0 9-5 14-14 14Z') +
      line('M24 18v12', 'ink', 2.4) +
      area('M12 30h24l-3.500 13h-17Z', 'accent'),
  },
  'Tin Drum Toys': {
    ground: '#f2c544',
    ink: '#22335c',
    accent: '#cf3f35',
    font: ['fredoka', '700-normal'],
    lines: ['Tin Drum', 'Toys'],
    spacing: 0.01,
    sign:
      area('M8 20h32v18c0 7-32 7-32 0Z', 'accent') +
      '<ellipse cx="24" cy="20" rx="16" ry="5.500" fill="#fff7e0" stroke="ink" stroke-width="2.200"/>' +
      line('M8 20v18c0 7 32 7 32 0V20M8 25l8 17 8-16 8 16 8-17M13 4l10 14M37 6 27 19', 'ink', 2.2),
  },
  'Summit Supply': {
    ground: '#d9472b',
    ink: '#ffffff',
    accent: '#ffd7a8',
    font: ['barlow-condensed', '700-italic'],
    lines: ['SUMMIT', 'SUPPLY'],
    spacing: 0.02,
    sign:
      area('M3 40 19 12l8 14 4-6 14 20Z') +
      area('M19 12l5.200 9-3.200-1.500-2.500 3-2.500-3-2.400 1Z', 'accent'),
  },
  'Volt & Wave': {
    ground: '#17181c',
    ink: '#f2f2ee',
    accent: '#5cc8d8',
    font: ['space-mono', '700-normal'],
    lines: ['VOLT', '& WAVE'],
    spacing: -0.01,
    sign:
      line('M4 24h5c4 0 4-13 8-13s4 26 8 26 4-20 7-20 3 12 6 12 2-5 6-5', 'accent', 3) +
      dot(4, 24, 2.5, 'ink'),
  },
  'Atelier Camille': {
    ground: '#f5ebe6',
    ink: '#2b2024',
    accent: '#b08a4f',
    font: ['playfair-display', '400-italic'],
    lines: ['Atelier', 'Camille'],
    sign:
      '<ellipse cx="24" cy="24" rx="16" ry="20" fill="none" stroke="accent" stroke-width="1.600"/>' +
      line('M31.500 18c-1.500-4-4.500-6-7.500-6-6 0-10 5-10 12s4 12 10 12c4 0 6.500-2 7.500-6', 'ink', 2) +
      dot(24, 4, 2.2),
  },
};

const bySlug = new Map(Object.entries(wordmarks).map(([name, drawing]) => [slugOf(name), drawing]));

export const wordmarkSizes = {
  badge: { width: 400, height: 400 },
  line: { width: 960, height: 240 },
} as const;

const signSide = 48;

const painted = (sign: string, { ink, accent }: Paints) =>
  sign.replaceAll('"ink"', `"${ink}"`).replaceAll('"accent"', `"${accent}"`);

type Box = { x: number; y: number; width: number; height: number };

/** Centred lines of letters, as large as the box allows. */
function lettersIn(box: Box, { font: [family, face], spacing = 0, ink }: Wordmark, lines: readonly string[]) {
  const font = `${family}/files/${family}-latin-${face}.woff`;
  const size = 100;
  const rowHeight = size * 1.02;
  const outlines = lines.map((text) => outlineOf({ font, text, size, spacing }));
  const widest = Math.max(...outlines.map(({ width }) => width));
  const highest = Math.max(...outlines.map(({ height }) => height));
  const scale = Math.min(box.width / widest, box.height / (highest + rowHeight * (lines.length - 1)));
  const top = Math.min(...outlines.slice(0, 1).map((outline) => outline.top));
  const bottom = Math.max(...outlines.slice(-1).map((last) => last.top + last.height));
  const height = bottom - top + rowHeight * (lines.length - 1);
  const rows = outlines.map(
    ({ d, left, width }, row) =>
      `<path transform="translate(${-left - width / 2} ${row * rowHeight - top - height / 2})" d="${d}"/>`,
  );
  const middle = `translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${scale})`;
  return { width: widest * scale, svg: `<g fill="${ink}" transform="${middle}">${rows.join('')}</g>` };
}

const signIn = ({ x, y, width }: Box, drawing: Wordmark) =>
  `<g transform="translate(${x} ${y}) scale(${width / signSide})">${painted(drawing.sign, drawing)}</g>`;

/** The sign and name of a store on its own background. */
export function drawWordmark(store: string, shape: WordmarkShape): string {
  const drawing = bySlug.get(store);
  if (!drawing) throw new Error(`The store "${store}" has no wordmark.`);
  const ground = `<rect width="100%" height="100%" fill="${drawing.ground}"/>`;
  if (shape === 'badge') {
    const letters = lettersIn({ x: 56, y: 250, width: 288, height: 96 }, drawing, drawing.lines);
    return ground + signIn({ x: 120, y: 60, width: 160, height: 160 }, drawing) + letters.svg;
  }
  const side = 132;
  const gap = 40;
  const room = { x: 0, y: 76, width: 960 - 120 - side - gap, height: 88 };
  const name = [drawing.lines.join(' ')];
  const { width } = lettersIn(room, drawing, name);
  const start = (960 - side - gap - width) / 2;
  return (
    ground +
    signIn({ x: start, y: 54, width: side, height: side }, drawing) +
    lettersIn({ ...room, x: start + side + gap, width }, drawing, name).svg
  );
}
