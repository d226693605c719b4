import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { uploads } from '../../db/schema.ts';
import { invalid } from './failure.ts';
import { toPicturePath } from './pictures.ts';

const prefix = '/uploads/';

/** Only pictures that this user uploaded here are accepted; an external server could track their viewers. */
export async function readOwnPictures(
  db: Db,
  config: Config,
  uid: number,
  urls: readonly string[],
  most: number,
): Promise<string[]> {
  if (urls.length === 0) return [];
  if (urls.length > most) throw invalid('tooManyPictures', { max: most });
  const paths = urls.map((url) => toPicturePath(config, url).split('?')[0] ?? '');
  const names = paths.map((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : ''));
  const known = await db.$count(uploads, and(eq(uploads.uid, uid), inArray(uploads.name, names)));
  if (known !== new Set(names).size) throw invalid('pictureNotFound');
  return paths;
}
