import { keepInterrupted, peekOnce } from '../../session/index.server.ts';

/**
 * Keeps a question that is written and not asked yet. The address of the page names it by a key: in Thai or Chinese the
 * text itself would be longer than the way back from the sign-in page may be, and no link can put words into the form.
 */
export const keepQuestion = (text: string): Promise<string> => keepInterrupted('ask', text);

/** What was written under the key of an address; nothing when there is none any more. */
export const keptQuestion = async (key: string | null): Promise<string> =>
  (key && (await peekOnce(`ask:${key}`))) || '';

/** The same page of a product with a question that is kept in its form. */
export async function pathToQuestion(page: string, text: string): Promise<string> {
  const { pathname, searchParams } = new URL(page, 'http://shop.invalid');
  searchParams.set('ask', await keepQuestion(text));
  return `${pathname}?${searchParams}#questions`;
}
