/** The part of subset-font that `subset-fonts.ts` uses; the package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    },
  ): Promise<Buffer>;
}
