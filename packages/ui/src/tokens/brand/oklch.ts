/**
 * Colours by perceived lightness, chroma and hue. Matrices by Björn Ottosson
 * (https://bottosson.github.io/posts/oklab/), as in CSS Color 4, §20.
 */
export interface Oklch {
  /** The lightness: 0 is black, 1 is white. */
  l: number;
  /** The chroma: 0 is grey; screens show at most about 0.37. */
  c: number;
  /** The hue in degrees. */
  h: number;
}
type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function rgbOf({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

export function oklchOf(rgb: Rgb): Oklch {
  const [red, green, blue] = rgb.map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const isShown = (rgb: Rgb) => rgb.every((value) => value > -0.0005 && value < 1.0005);

/** Converts to the nearest colour in the sRGB gamut: lightness and hue stay, chroma is reduced. */
export function toHex(color: Oklch): string {
  let [low, high] = [0, color.c];
  if (isShown(rgbOf(color))) low = high;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShown(rgbOf({ ...color, c: middle }))) low = middle;
    else high = middle;
  }
  return hexOf(rgbOf({ ...color, c: low }));
}

export const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const rgbOfHex = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Rgb;

const luminance = (hex: string) => {
  const [red, green, blue] = rgbOfHex(hex).map(toLinear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2 contrast of two `#rrggbb` colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
