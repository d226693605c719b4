import sharp from 'sharp';
import { modeNames, type ModeName } from './screenshots.ts';

const scale = 0.5;
const quality = 45;
/** Invisible differences per channel (of 255), which another version of the encoder may produce. */
const tolerance = 32;
/** The number of pixels of a half-size screenshot that may differ by more. */
const maxDifferentPixels = 6;

interface Strip {
  data: Buffer;
  width: number;
  height: number;
}

/** Joins the modes of a story below each other at half size: one small file per story, reviewed at a glance. */
export async function toBaseline(screenshots: ReadonlyMap<ModeName, Buffer>): Promise<Buffer> {
  const strips = await Promise.all(
    modeNames
      .flatMap((mode) => screenshots.get(mode) ?? [])
      .map(async (png) => {
        const { width = 1, height = 1 } = await sharp(png).metadata();
        return sharp(png)
          .resize({
            width: Math.round(width * scale),
            height: Math.max(1, Math.round(height * scale)),
            fit: 'fill',
          })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
      }),
  );
  const width = Math.max(...strips.map(({ info }) => info.width));
  const height = Math.max(...strips.map(({ info }) => info.height));
  return sharp({ create: { width, height: height * strips.length, channels: 3, background: '#808080' } })
    .composite(
      strips.map(({ data, info }, index) => ({
        input: data,
        raw: { width: info.width, height: info.height, channels: 3 },
        left: 0,
        top: index * height,
      })),
    )
    .webp({ quality, effort: 4, smartSubsample: true })
    .toBuffer();
}

async function strip(baseline: Buffer, index: number): Promise<Strip> {
  const { width = 1, height = 1 } = await sharp(baseline).metadata();
  const each = Math.floor(height / modeNames.length);
  const { data } = await sharp(baseline)
    .extract({ left: 0, top: index * each, width, height: each })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height: each };
}

const toPng = ({ data, width, height }: Strip) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** Marks differing pixels red and pales the others; undefined when both look the same. */
function difference(before: Strip, after: Strip): Strip | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = Buffer.alloc(width * height * 3, 255);
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const valueOf = (image: Strip, channel: number) =>
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

export interface Change {
  mode: ModeName;
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** The modes in which two baselines look different, with images for the report. */
export async function compare(before: Buffer, after: Buffer): Promise<Change[]> {
  if (before.equals(after)) return [];
  const changes = await Promise.all(
    modeNames.map(async (mode, index) => {
      const [old, now] = await Promise.all([strip(before, index), strip(after, index)]);
      const found = difference(old, now);
      if (found === undefined) return [];
      const [beforePng, afterPng, differencePng] = await Promise.all([old, now, found].map(toPng));
      if (!beforePng || !afterPng || !differencePng) return [];
      return [{ mode, before: beforePng, after: afterPng, difference: differencePng }];
    }),
  );
  return changes.flat();
}
