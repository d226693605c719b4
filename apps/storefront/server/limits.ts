import { limits } from '@marketfront/api-client';
import { splitLocalePath } from '@marketfront/i18n';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { accountPaths } from '../app/navigation/account-paths.ts';
import { paths } from '../app/navigation/paths.ts';

/** Forms of the shop are small; the time to parse larger ones grows faster than their size. In bytes. */
const maxFormBytes = 64 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Accepts only requests that pages of the shop send: reads, and posted forms. */
export const allowedRequests: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD') return next();
  if (method !== 'POST') return c.text('Method not allowed', 405, { Allow: 'GET, HEAD, POST' });
  if (!formTypes.test(c.req.header('Content-Type') ?? ''))
    return c.text('Only forms are accepted here.', 415, {
      'Accept-Post': 'application/x-www-form-urlencoded, multipart/form-data',
    });
  return next();
};

/** The number of pictures that a form may contain, by its path. Without script, pages send the files themselves. */
const picturesIn: Readonly<Record<string, number>> = {
  [paths.resource('upload')]: 1,
  [accountPaths.writeReview()]: limits.pictures,
  [accountPaths.requestRefund()]: limits.pictures,
  [accountPaths.profile()]: 1,
};

const limitOf = (bytes: number) =>
  bodyLimit({
    maxSize: bytes,
    onError: (c) => c.text('The request is too large.', 413, { Connection: 'close' }),
  });
const textLimit = limitOf(maxFormBytes);
const pictureLimits = new Map(
  Object.entries(picturesIn).map(([path, count]) => [
    path,
    limitOf(maxFormBytes + count * limits.pictureBytes),
  ]),
);

/** Refuses large bodies while they arrive, whether or not they announce their length. */
export const formLimit: MiddlewareHandler = (c, next) => {
  // Other requests have no body (`allowedRequests`), and checking a request for one takes time.
  if (c.req.method !== 'POST') return next();
  const isMultipart = /^multipart\//i.test(c.req.header('Content-Type') ?? '');
  // The router sends its forms to the page's address with a suffix.
  const { path } = splitLocalePath(c.req.path.replace(/\.data$/, ''));
  return ((isMultipart && pictureLimits.get(path)) || textLimit)(c, next);
};
