import { imageWidths } from '@marketfront/ui';

/** Widths that pictures are asked for: those of the design system, and one for icons. Few, so that visitors share cached pictures. */
const widths = [96, ...imageWidths] as const;

/** Resizing by query parameter where the back end offers it, else the picture as it is. */
export function imageLoader(parameter: string | null) {
  return ({ src, width }: { src: string; width: number }): string => {
    if (!parameter || !/^https?:/.test(src)) return src;
    const fit = widths.find((candidate) => candidate >= width) ?? widths.at(-1);
    return `${src}${src.includes('?') ? '&' : '?'}${parameter}=${fit}`;
  };
}
