import type { Suggestions } from '@marketfront/api-client';
import { queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';

const none: Suggestions = { products: [], categories: [], stores: [] };
/** In a script without spaces, one character carries as much information as two letters. */
const tellsEnough = (keyword: string) =>
  keyword.length >= 2 || /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}]/u.test(keyword);

/** Suggestions while typing; none if the back end does not offer them. */
export async function loadSuggestions(shop: Shop, params: URLSearchParams): Promise<Suggestions> {
  const keyword = (params.get('keyword') ?? '').trim().slice(0, 60).toLowerCase();
  if (!tellsEnough(keyword)) return none;
  return (await withTimeout(queries.suggestions(shop, keyword))) ?? none;
}
