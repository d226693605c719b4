/** Whether the router sent the form. */
export const isRouterForm = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data');

/** Whether script requests data without leaving the page (`fetchJson`). */
export const isBesidePage = (request: Request): boolean =>
  request.headers.get('Accept') === 'application/json';

/** Whether script sent the form: the response is then data, otherwise the next page. */
export const isFetch = (request: Request): boolean => isRouterForm(request) || isBesidePage(request);
