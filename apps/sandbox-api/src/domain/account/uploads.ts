import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits, type Schemas } from '@marketfront/api-client';
import sharp from 'sharp';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { uploads } from '../../db/schema.ts';
import { writeWhole } from '../../write-whole.ts';
import { invalid } from '../shared/failure.ts';
import { toPictureUrl } from '../shared/pictures.ts';

export const uploadLimits = { bytes: limits.pictureBytes, pixels: 40_000_000, side: 4096 } as const;

/** Reads the format from the first bytes; the file's name and declared type are not trusted. */
function formatOf(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const latin = bytes.subarray(0, 12).toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (latin.startsWith('GIF87a') || latin.startsWith('GIF89a')) return 'gif';
  if (latin.startsWith('RIFF') && latin.slice(8) === 'WEBP') return 'webp';
  return undefined;
}

export const uploadsFolder = (config: Pick<Config, 'dataDir'>) => join(config.dataDir, 'uploads');

/**
 * Encodes the picture again, which removes everything else from the file (metadata, a script after the pixels). Only
 * the first frame of an animation remains.
 */
async function redraw(bytes: Buffer) {
  const format = formatOf(bytes);
  if (!format) throw invalid('pictureTypeUnsupported');
  try {
    const picture = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
      .rotate()
      .resize(uploadLimits.side, uploadLimits.side, { fit: 'inside', withoutEnlargement: true });
    const encoded =
      format === 'jpeg' ? picture.jpeg({ quality: 88 }) : format === 'webp' ? picture.webp() : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const extension = format === 'jpeg' ? 'jpg' : format === 'webp' ? 'webp' : 'png';
    return { data, width: info.width, height: info.height, extension };
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid(tooLarge ? 'pictureTooManyPixels' : 'pictureTypeUnsupported');
  }
}

export async function storeUpload(
  db: Db,
  config: Config,
  uid: number,
  upload: File,
  now: Date,
): Promise<Schemas['UploadedFile']> {
  if (upload.size === 0) throw invalid('pictureEmpty');
  if (upload.size > uploadLimits.bytes)
    throw invalid('pictureTooLarge', { megabytes: uploadLimits.bytes / 2 ** 20 });
  const { data, width, height, extension } = await redraw(Buffer.from(await upload.arrayBuffer()));
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  const folder = uploadsFolder(config);
  await mkdir(folder, { recursive: true });
  const file = join(folder, name);
  await writeWhole(file, data);
  const type = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  const row = {
    uid,
    name,
    originalName: upload.name.slice(0, 255).replaceAll('\0', ''),
    type,
    size: data.length,
    width,
    height,
    createdAt: now,
  };
  try {
    await db.insert(uploads).values(row);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  return {
    fileName: name,
    extName: extension,
    fileSize: data.length,
    url: toPictureUrl(config, `/uploads/${name}`),
    type,
  };
}
