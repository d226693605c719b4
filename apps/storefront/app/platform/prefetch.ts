/**
 * Pages to browse: a link to them may be loaded before it is followed.
 * @param path - Without the language.
 */
export const isPrefetched = (path: string): boolean => /^\/($|[?#]|categories|goods|merchant)/.test(path);
