import { keepOnce, peekOnce } from '../../session/index.server.ts';
import { encodeSeen, type Priced } from './price-changes.ts';

/** Longer than the lifetime of a checkout. */
const keptSeconds = 3600;

/** The amounts of the first view of the checkout: a reload or another tab must not hide later changes. */
export async function firstSeen(preOrderNo: string, now: Priced): Promise<string> {
  const key = `seen:${preOrderNo}`;
  const before = await peekOnce(key);
  if (before !== undefined) return before;
  const seen = encodeSeen(now);
  await keepOnce(key, seen, keptSeconds);
  return seen;
}
