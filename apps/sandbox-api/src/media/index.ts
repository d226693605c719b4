import { Hono } from 'hono';
import type { Config } from '../config.ts';
import { readAddress, type Recipe } from './addresses.ts';
import { keepForEver, notFound } from './answer.ts';
import { sendFilm } from './films.ts';
import { chooseFormat, chooseWidth, type Format, isPhotographed, render, widths } from './picture.ts';
import { hasThemes, sourceOf } from './photographs.ts';
import { themeParameter, widthParameter } from './parameters.ts';
import type { Theme } from './photos.ts';
import { PictureStore } from './store.ts';

type Wanted = { recipe: Recipe; width: number | undefined; theme: Theme };

/** The picture requested by an address and its parameters; undefined if it cannot be drawn. */
function readWanted(path: string, width: string | undefined, theme: string | undefined): Wanted | undefined {
  const recipe = readAddress(path);
  const isTheme = theme === undefined || theme === 'light' || theme === 'dark';
  if (!recipe || !isTheme || (width !== undefined && !/^\d{1,5}$/.test(width))) return undefined;
  return {
    recipe,
    width: width === undefined ? undefined : Number(width),
    theme: theme === 'dark' && hasThemes(recipe) ? 'dark' : 'light',
  };
}

const keyOf = (path: string, { recipe, theme }: Wanted, width: number, format: Format) =>
  `${path}?${width}.${theme}.${format}#${isPhotographed(recipe) ? sourceOf(recipe) : ''}`;

/** The pictures of the demo catalogue: photographs in the requested size and format, drawings, and films. */
export function mediaRoutes({ dataDir, smallPictures }: Pick<Config, 'dataDir' | 'smallPictures'>): Hono {
  const app = new Hono();
  const store = new PictureStore(dataDir);

  app.get('/film/:name', sendFilm);
  app.get('/*', async (context) => {
    const path = context.req.path.replace(/^\/media\//, '').replace(/^\//, '');
    const wanted = readWanted(path, context.req.query(widthParameter), context.req.query(themeParameter));
    if (!wanted) return notFound(context);
    const { recipe, theme } = wanted;
    const width = smallPictures ? widths[0] : chooseWidth(recipe, wanted.width);
    const format = chooseFormat(context.req.header('accept'), recipe);
    const key = keyOf(path, wanted, width, format);
    context.header('Vary', 'Accept');
    if (keepForEver(context, key).isKnown) return context.body(null, 304);
    const bytes = await store.get(key, () => render(recipe, width, format, theme));
    context.header('Content-Type', `image/${format}`);
    context.header('Content-Length', String(bytes.length));
    return context.body(new Uint8Array(bytes));
  });
  return app;
}
