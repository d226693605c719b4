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

const busyPage = (retryAfter: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${retryAfter}">
<title>Busy</title>
<h1>The shop is very busy</h1>
<p>Nothing was lost. This page tries again in ${retryAfter} seconds.</p>
</html>
`;

/**
 * Beyond `max` requests at once the shop answers 503 at once instead of making everybody wait: those in work finish, and
 * the shop recovers by itself.
 */
export function overloadGuard(max: number, retryAfterSeconds = 3): MiddlewareHandler {
  let inFlight = 0;
  return async (c, next) => {
    if (inFlight >= max) {
      c.header('Retry-After', String(retryAfterSeconds));
      c.header('Cache-Control', 'no-store');
      return c.html(busyPage(retryAfterSeconds), 503);
    }
    inFlight += 1;
    try {
      return await next();
    } finally {
      inFlight -= 1;
    }
  };
}
