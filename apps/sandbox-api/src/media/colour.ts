/** A colour in OKLCH, where equal steps look equal: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Lch = { l: number; c: number; h: number };
export type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Channels from 0 to 1. */
export function toLch([red, green, blue]: Rgb): Lch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** Colours that no screen shows are clipped per channel. */
export function fromLch({ l, c, h }: Lch): Rgb {
  const x = c * Math.cos((h * Math.PI) / 180);
  const y = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    clamp(fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)),
    clamp(fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)),
    clamp(fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)),
  ];
}

export function parseHex(hex: string): Rgb {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1, 7);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

export const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The shorter way round from one hue to the other, -180 to 180. */
export const hueStep = (from: number, to: number) => ((to - from + 540) % 360) - 180;
