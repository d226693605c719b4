import type { Schemas } from '@marketfront/api-client';
import { desc, eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { categories } from '../../db/schema.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import { toPictureUrl } from '../shared/pictures.ts';

type Row = typeof categories.$inferSelect;

export const listCategories = (db: Db): Promise<Row[]> =>
  memo(db, 'categories', 30, () =>
    db
      .select()
      .from(categories)
      .where(eq(categories.isShow, true))
      .orderBy(desc(categories.sort), categories.id),
  );

/** All three levels; with `only`, the branches that lead to those leaves. */
export function toTree(
  rows: readonly Row[],
  config: Config,
  language: Language,
  only?: ReadonlySet<number>,
): Schemas['Category'][] {
  const byParent = Map.groupBy(rows, (row) => row.pid);
  const branch = (pid: number): Schemas['Category'][] =>
    (byParent.get(pid) ?? [])
      .filter((row) => !only || only.has(row.id))
      .map((row) => ({
        id: row.id,
        pid: row.pid,
        name: inLanguage(row.name, language),
        icon: toPictureUrl(config, row.icon),
        picture: row.picture ? toPictureUrl(config, row.picture) : null,
        level: row.level,
        sort: row.sort,
        isShow: row.isShow,
        childList: branch(row.id),
      }));
  return branch(0);
}
