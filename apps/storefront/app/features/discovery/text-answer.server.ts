import { caching } from '../../services/index.ts';

/** An answer that is the same for everybody and no page. */
export const textAnswer = (text: string, type: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching.everybody },
  });
