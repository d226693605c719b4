import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import type { Language } from './language.ts';

/** The context that reads need: the database, this server's origin, the shopper's language. */
export type Scope = { db: Db; config: Config; language: Language };
