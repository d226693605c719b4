import { createHash } from 'node:crypto';
import type { Database } from '../../sandbox-api/src/db/client.ts';

/** The data that shoppers type and receive, as stored by the sandbox. */
const columns = [
  ['users', 'email'],
  ['users', 'phone'],
  ['addresses', 'real_name'],
  ['addresses', 'email'],
  ['addresses', 'phone'],
  ['addresses', 'detail'],
] as const;

/** The passwords that the tests type; the sandbox stores no password. */
const passwords = ['Passw0rd!', 'First-1234', 'Second-1234', 'Better-1234', 'Wrong-1234', 'Demo-1234'];

/** A shorter text could match by chance. */
const leastLength = 6;

/** Whether the log contains the text, not as part of a longer number or word. */
function stands(log: string, text: string): boolean {
  for (let at = log.indexOf(text); at >= 0; at = log.indexOf(text, at + 1))
    if (!/[\w.]/.test((log[at - 1] ?? ' ') + (log[at + text.length] ?? ' '))) return true;
  return false;
}

/**
 * Searches logs for all personal or secret data that the shoppers of a database have typed or received: addresses,
 * phones, passwords, codes and tokens.
 * @returns the matches
 */
export async function personalDataInLogs(pool: Database['pool'], log: string): Promise<string[]> {
  const values = new Set(passwords);
  for (const [table, column] of columns) {
    const { rows } = await pool.query<{ value: string }>(`select distinct ${column} as value from ${table}`);
    for (const { value } of rows) values.add(value);
  }
  const { rows: messages } = await pool.query<{ text: string }>('select text from mailbox');
  for (const { text } of messages) for (const [code] of text.matchAll(/\b\d{6}\b/g)) values.add(code);
  const found = [...values].filter((value) => value.length >= leastLength && stands(log, value));

  // For tokens, only hashes are stored.
  const { rows: sessions } = await pool.query<{ hash: string }>('select token_hash as hash from sessions');
  const hashes = new Set(sessions.map(({ hash }) => hash));
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const tokens = new Set(log.match(/[\w.-]{20,}/g));
  return [...found, ...[...tokens].filter((token) => hashes.has(hashOf(token)))];
}
