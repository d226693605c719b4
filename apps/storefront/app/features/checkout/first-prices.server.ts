import { keepOnce, peekOnce } from '../../session/index.server.ts';
import { encodeSeen, type Priced } from './price-changes.ts';

/** Longer than a checkout lives. */
const keptSeconds = 3600;

/** The amounts when the checkout was opened first: a reload, or another tab, must not hide what has changed since. */
export async function firstSeen(preOrderNo: string, now: Priced): Promise<string> {
  const key = `seen:${preOrderNo}`;
  const before = await peekOnce(key);
  if (before !== undefined) return before;
  const seen = encodeSeen(now);
  await keepOnce(key, seen, keptSeconds);
  return seen;
}
