import type { Schemas } from '@marketfront/api-client';
import { asc, desc } from 'drizzle-orm';
import { hotWords } from '../../db/schema.ts';
import { inLanguage } from '../shared/language.ts';
import { memo } from '../shared/memo.ts';
import type { Scope } from '../shared/scope.ts';

const seconds = 10;

export async function listHotWords({ db, language }: Scope): Promise<Schemas['HotWord'][]> {
  const rows = await memo(db, 'hot-words', seconds, () =>
    db.select().from(hotWords).orderBy(desc(hotWords.sort), asc(hotWords.id)),
  );
  return rows.map((row) => ({ id: row.id, title: inLanguage(row.title, language) }));
}
