import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The modules that a path draws. */
function draw({ path, side }: { path: string; side: number }) {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  let [x, y] = [0, 0];
  for (const [, right, down, run] of path.matchAll(/m(-?\d+) (\d+)h(\d+)/g)) {
    x += Number(right);
    y += Number(down);
    for (let at = 0; at < Number(run); at += 1) rows[y]![x + at] = true;
  }
  return rows;
}

describe('qrPath', () => {
  it('draws the three finder patterns of a version 1 code', () => {
    const rows = draw(qrPath('LAOS', 'low'));
    expect(rows).toHaveLength(21);
    const ring = [true, true, true, true, true, true, true];
    for (const [x, y] of [
      [0, 0],
      [14, 0],
      [0, 14],
    ] as const) {
      expect(rows[y]?.slice(x, x + 7)).toEqual(ring);
      expect(rows[y + 6]?.slice(x, x + 7)).toEqual(ring);
      expect(rows[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
    }
  });
  it('needs more modules for longer texts and higher levels', () => {
    const short = qrPath('https://marketfront.example/p/1', 'low').side;
    expect(qrPath('https://marketfront.example/p/1', 'high').side).toBeGreaterThan(short);
    expect(qrPath('https://marketfront.example/p/1'.repeat(9), 'low').side).toBeGreaterThan(short);
  });
  it('explains what to do when the text is too long', () => {
    expect(() => qrPath('x'.repeat(3000), 'high')).toThrow(/3000 characters at level "high"/);
  });
});
