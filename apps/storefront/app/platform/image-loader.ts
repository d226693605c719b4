/** Widths that pictures are asked for; few, so that visitors share cached pictures. */
export const imageWidths = [96, 160, 320, 480, 640, 960, 1280] as const;

/** Resizing by query parameter where the back end offers it, else the picture as it is. */
export function imageLoader(parameter: string | null) {
  return ({ src, width }: { src: string; width: number }): string => {
    if (!parameter || !/^https?:/.test(src)) return src;
    const fit = imageWidths.find((candidate) => candidate >= width) ?? imageWidths[imageWidths.length - 1];
    return `${src}${src.includes('?') ? '&' : '?'}${parameter}=${fit}`;
  };
}
