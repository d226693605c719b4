import { hexOf, oklchOf, rgbOfHex, toHex } from './oklch.ts';

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const part = `(${number}%?)`;
const tail = String.raw`(?:\s*[,/]\s*(${number}%?))?\s*\)$`;
const rgb = new RegExp(String.raw`^rgba?\(\s*${part}[\s,]+${part}[\s,]+${part}${tail}`, 'i');
const oklch = new RegExp(
  String.raw`^oklch\(\s*${part}\s+${part}\s+(${number})(deg|turn|rad|grad)?${tail}`,
  'i',
);
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

const share = (text: string, whole: number) =>
  text.endsWith('%') ? Number.parseFloat(text) / 100 : Number.parseFloat(text) / whole;
const degrees = { deg: 1, turn: 360, rad: 180 / Math.PI, grad: 0.9 } as const;

export interface ParsedColor {
  /** `#rrggbb`; outside the sRGB gamut the chroma is reduced. */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

/** Parses a CSS colour written as hex, `rgb()` or `oklch()`; undefined for all others. */
export function parseColor(text: string): ParsedColor | undefined {
  const source = text.trim();
  if (hex.test(source)) {
    const digits = source.slice(1);
    const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return {
      hex: `#${long.slice(0, 6).toLowerCase()}`,
      alpha: long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1,
    };
  }
  const asRgb = rgb.exec(source);
  if (asRgb !== null) {
    const [, red = '', green = '', blue = '', alpha = '1'] = asRgb;
    return { hex: hexOf([share(red, 255), share(green, 255), share(blue, 255)]), alpha: share(alpha, 1) };
  }
  const asOklch = oklch.exec(source);
  if (asOklch !== null) {
    const [, light = '', chroma = '', hue = '0', unit = 'deg', alpha = '1'] = asOklch;
    const c = chroma.endsWith('%') ? (Number.parseFloat(chroma) / 100) * 0.4 : Number.parseFloat(chroma);
    const h = Number.parseFloat(hue) * degrees[unit.toLowerCase() as keyof typeof degrees];
    const l = Math.min(1, Math.max(0, share(light, 1)));
    return { hex: toHex({ l, c: Math.max(0, c), h }), alpha: share(alpha, 1) };
  }
  return undefined;
}

export const oklchOfHex = (color: string) => oklchOf(rgbOfHex(color));
