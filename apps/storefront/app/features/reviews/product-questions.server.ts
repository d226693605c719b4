import { pageNumber } from '../../navigation/index.ts';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { readTextDraft } from '../../drafts/index.server.ts';

const questionsPerPage = 5;

/** One page of questions about a product; null when the back end has no questions. */
export async function loadProductQuestions(shop: Shop, productId: number, params: URLSearchParams) {
  const page = pageNumber(params, 'questions');
  const paging = { page, limit: questionsPerPage };
  const questions = await withTimeout(
    // Signed-in shoppers also see their own unchecked questions, and their votes.
    shop.signedIn
      ? shop.api.reviews.questions(productId, paging)
      : queries.questions(shop, productId, paging),
  );
  if (!questions) return null;
  return {
    ...questions,
    page,
    pageCount: Math.ceil(questions.total / questionsPerPage),
    /** The text written before sign-in. */
    written: (await readTextDraft('ask', params.get('ask'))) ?? '',
  };
}
export type ProductQuestionsData = NonNullable<Awaited<ReturnType<typeof loadProductQuestions>>>;
