import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { readRecipe } from './recipe.ts';
import { chooseFormat, chooseWidth, render, widths } from './render.ts';
import { PictureStore } from './store.ts';

/** Pictures of the demo catalogue, drawn on demand from the recipe in their address. */
export function mediaRoutes({ dataDir, smallPictures }: Pick<Config, 'dataDir' | 'smallPictures'>): Hono {
  const app = new Hono();
  const store = new PictureStore(dataDir);

  app.get('/*', async (context) => {
    const path = context.req.path.replace(/^\/media\//, '').replace(/^\//, '');
    const recipe = readRecipe(path);
    const wanted = context.req.query('w');
    if (!recipe || (wanted !== undefined && !/^\d{1,5}$/.test(wanted))) {
      return context.json({ code: 404, message: 'Not found', data: null }, 404);
    }
    const width = smallPictures ? widths[0] : chooseWidth(Number(wanted ?? 0));
    const format = chooseFormat(context.req.header('accept'), recipe);
    // The number of the drawing style: pictures of an earlier one are drawn again.
    const key = `2/${path}?${width}.${format}`;
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Vary', 'Accept');
    context.header('ETag', etag);
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
    const bytes = await store.get(key, () => render(recipe, width, format));
    context.header('Content-Type', `image/${format}`);
    context.header('Content-Length', String(bytes.length));
    return context.body(new Uint8Array(bytes));
  });
  return app;
}
