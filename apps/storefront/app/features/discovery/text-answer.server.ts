import { caching } from '../../services/index.ts';

/** A response that is the same for everybody and not a page. */
export const textAnswer = (text: string, type: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching.everybody },
  });
