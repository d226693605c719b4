import sharp from 'sharp';

/** Invisible differences per channel (of 255), which another version of the browser may produce. */
const tolerance = 32;
/** The number of pixels that may differ by more. */
const maxDifferentPixels = 6;
/** The empty space kept around the content of a picture. */
const margin = 16;

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** Cuts off the empty space around the content, except for a margin. Overlays are content too. */
export async function crop(screenshot: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(screenshot).metadata();
  // Line art: a hairline counts as content.
  const { info } = await sharp(screenshot).trim({ lineArt: true }).toBuffer({ resolveWithObject: true });
  const left = Math.max(0, -(info.trimOffsetLeft ?? 0) - margin);
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - margin);
  const right = Math.min(width, -(info.trimOffsetLeft ?? 0) + info.width + margin);
  const bottom = Math.min(height, -(info.trimOffsetTop ?? 0) + info.height + margin);
  return sharp(screenshot)
    .extract({ left, top, width: right - left, height: bottom - top })
    .toBuffer();
}

/** A baseline is lossless, so that letters and hairlines can be compared. */
export const toBaseline = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();

async function toRaw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toPng = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Marks differing pixels red and fades the others; undefined if both look the same. */
function difference(before: Raw, after: Raw): Raw | undefined {
  if (before.width === after.width && before.data.equals(after.data)) return undefined;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3, 255);
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const valueOf = (image: Raw, channel: number) =>
        x < image.width && y < image.height ? (image.data[(y * image.width + x) * 3 + channel] ?? 0) : -255;
      const isDifferent = [0, 1, 2].some(
        (channel) => Math.abs(valueOf(before, channel) - valueOf(after, channel)) > tolerance,
      );
      if (isDifferent) different += 1;
      for (const channel of [0, 1, 2]) {
        data[(y * width + x) * 3 + channel] = isDifferent
          ? channel === 0
            ? 220
            : 0
          : 255 - (255 - Math.max(0, valueOf(after, channel))) / 4;
      }
    }
  }
  return different > maxDifferentPixels ? { data, width, height } : undefined;
}

export interface Difference {
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** Images for the report if two pictures look different, otherwise undefined. */
export async function compare(baseline: Buffer, picture: Buffer): Promise<Difference | undefined> {
  const [before, after] = await Promise.all([toRaw(baseline), toRaw(picture)]);
  const found = difference(before, after);
  if (found === undefined) return undefined;
  return { before: await toPng(before), after: await toPng(after), difference: await toPng(found) };
}
