import { matchPath } from 'react-router';
import type { PageToBrowse } from '../../speed/build/pages-to-browse.ts';

/** The pages whose route module sets `handle.browse`: the build reads them. Stories have none. */
const pages = JSON.parse(import.meta.env.PAGES_TO_BROWSE ?? '[]') as readonly PageToBrowse[];

/**
 * The page to browse at a path, if there is one.
 * @param path - Without the language.
 */
export const pageToBrowse = (path: string): PageToBrowse | undefined =>
  pages.find((page) => matchPath(page.path, path));
