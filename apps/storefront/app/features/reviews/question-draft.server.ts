import { keepTextDraft } from '../../drafts/index.server.ts';

/** The path of a product's page with a stored question in its form. */
export async function pathToQuestion(page: string, text: string): Promise<string> {
  const { pathname, searchParams } = new URL(page, 'http://shop.invalid');
  searchParams.set('ask', await keepTextDraft('ask', text));
  return `${pathname}?${searchParams}#questions`;
}
