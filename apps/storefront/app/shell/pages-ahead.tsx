import { PrefetchPageLinks } from 'react-router';
import { useFirstProduct } from './use-first-product.ts';
import { usePointedPage } from './use-pointed-page.ts';

/** Loads the pages that a visitor may open next, code and data, by links of the router: the browser keeps them for ten seconds. */
export function PagesAhead() {
  const pages = new Set([useFirstProduct(), usePointedPage()]);
  return [...pages].map((page) => page && <PrefetchPageLinks key={page} page={page} />);
}
