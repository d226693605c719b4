import { correction, generate } from 'lean-qr/nano';
import type { QrCodeLevel } from './qr-code.variants.ts';

const levels = {
  low: correction.L,
  medium: correction.M,
  quartile: correction.Q,
  high: correction.H,
} as const satisfies Record<QrCodeLevel, unknown>;

/**
 * The dark modules as one SVG path, in units of a module, and the number of modules per side. Each run of a row is
 * positioned relative to the start of the previous one: repeated distances take half the space in a compressed page.
 */
export function qrPath(value: string, level: QrCodeLevel): { path: string; side: number } {
  const code = encode(value, level);
  const runs: string[] = [];
  let last = { x: 0, y: 0 };
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (x < code.size && code.get(x, y)) x += 1;
      runs.push(`m${start - last.x} ${y - last.y}h${x - start}v1h${start - x}z`);
      last = { x: start, y };
    }
  }
  return { path: runs.join(''), side: code.size };
}

function encode(value: string, level: QrCodeLevel) {
  try {
    return generate(value, { minCorrectionLevel: levels[level] });
  } catch (error) {
    throw new Error(
      `marketfront/ui: <QrCode> cannot hold ${value.length} characters at level "${level}". Use a shorter value or a lower level.`,
      { cause: error },
    );
  }
}
