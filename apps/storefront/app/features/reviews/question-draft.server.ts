import { keepTextDraft } from '../../drafts/index.server.ts';

/** The page of a product with a question that is kept in its form. */
export async function pathToQuestion(page: string, text: string): Promise<string> {
  const { pathname, searchParams } = new URL(page, 'http://shop.invalid');
  searchParams.set('ask', await keepTextDraft('ask', text));
  return `${pathname}?${searchParams}#questions`;
}
