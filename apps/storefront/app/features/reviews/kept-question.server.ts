import { randomUUID } from 'node:crypto';
import { keepOnce, peekOnce } from '../../platform/one-time.server.ts';

/** As long as the shop remembers the page that signing in interrupted. */
const keptSeconds = 1800;

/**
 * Keeps a question that is written and not asked yet. The address of the page names it by a key: in Thai or Chinese the
 * text itself would be longer than the way back from the sign-in page may be, and no link can put words into the form.
 */
export async function keepQuestion(text: string): Promise<string> {
  const key = randomUUID();
  await keepOnce(`ask:${key}`, text, keptSeconds);
  return key;
}

/** What was written under the key of an address; nothing when there is none any more. */
export const keptQuestion = async (key: string | null): Promise<string> =>
  (key && (await peekOnce(`ask:${key}`))) || '';
