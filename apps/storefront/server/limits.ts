import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** Forms of the shop are small; what is larger costs time to parse that grows faster than its size. In bytes. */
const maxFormBytes = 64 * 1024;

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Answers only what pages of the shop send: reading, and posted forms. */
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

/** Refuses large bodies while they arrive, whether or not they announce their length. */
export const formLimit: MiddlewareHandler = bodyLimit({
  maxSize: maxFormBytes,
  onError: (c) => c.text('The request is too large.', 413, { Connection: 'close' }),
});
