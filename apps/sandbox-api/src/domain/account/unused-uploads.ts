import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, gt, inArray, lt, min, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import {
  merchants,
  refundMessages,
  refunds,
  reviews,
  settledApplications,
  uploads,
  users,
} from '../../db/schema.ts';
import { refused } from '../shared/failure.ts';
import { after, day, minute } from '../shared/time.ts';
import { uploadsFolder } from './uploads.ts';

/** The number of pictures that one account may upload in a day. */
export const uploadsPerDay = 100;
/** If a form is not sent within this time, its pictures are deleted. */
const unusedFor = day;

/** Refuses an account that has uploaded too many pictures today. */
export async function assertUploadQuota(db: Db, uid: number, now: Date): Promise<void> {
  const today = and(eq(uploads.uid, uid), gt(uploads.createdAt, after(now, -day)));
  if ((await db.$count(uploads, today)) < uploadsPerDay) return;
  const [first] = await db
    .select({ at: min(uploads.createdAt) })
    .from(uploads)
    .where(today);
  const left = after(first?.at ?? now, day).getTime() - now.getTime();
  throw refused('tooManyAttempts', { minutes: Math.max(1, Math.ceil(left / minute)) });
}

/** The paths of all pictures that are in use. */
const usedPaths = sql`
  select jsonb_array_elements_text(${reviews.pics}) from ${reviews}
  union all select jsonb_array_elements_text(${refunds.images}) from ${refunds}
  union all select jsonb_array_elements_text(${refundMessages.images}) from ${refundMessages}
  union all select jsonb_array_elements_text(${merchants.qualificationPictures}) from ${merchants}
  union all select jsonb_array_elements_text(${settledApplications.qualificationPictures}) from ${settledApplications}
  union all select ${users.avatar} from ${users}
  union all select ${reviews.avatar} from ${reviews}`;

/** Deletes pictures that were uploaded for a form but never sent with it, and files without a row. */
export async function deleteUnusedUploads(
  { db, config }: { db: Db; config: Pick<Config, 'dataDir'> },
  now: Date,
): Promise<void> {
  const old = after(now, -unusedFor);
  const folder = uploadsFolder(config);
  const rows = await db
    .delete(uploads)
    .where(and(lt(uploads.createdAt, old), sql`'/uploads/' || ${uploads.name} not in (${usedPaths})`))
    .returning({ name: uploads.name });
  for (const { name } of rows) await rm(join(folder, name), { force: true });

  const names = await readdir(folder).catch(() => []);
  const known = await db.select({ name: uploads.name }).from(uploads).where(inArray(uploads.name, names));
  const kept = new Set(known.map(({ name }) => name));
  for (const name of names) {
    if (kept.has(name)) continue;
    const file = join(folder, name);
    // A file that is being written has no row yet.
    const written = await stat(file).catch(() => undefined);
    if (written && written.mtime < old) await rm(file, { force: true });
  }
}
