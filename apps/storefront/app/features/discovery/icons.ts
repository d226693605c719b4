interface SiteIcon {
  readonly file: string;
  /** Width and height in pixels. */
  readonly size: number;
  /** The share of the picture that the logo mark covers, for icons that are cropped to another shape. */
  readonly share?: number;
  readonly purpose?: 'any' | 'maskable';
}

/** Icons that the build draws from the shop's mark (`scripts/site-icons.ts`). */
export const icons = [
  { file: 'apple-touch-icon.png', size: 180, share: 0.8 },
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  // The mark stays within the safe zone: a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: 'icon-maskable-512.png', size: 512, share: 0.55, purpose: 'maskable' },
] as const satisfies readonly SiteIcon[];
