import { type StoreName, stores } from '../seed/goods/stores.ts';
import { shotHash } from './photos.ts';

/** The views of a product in gallery order. */
export const views = ['front', 'three-quarter', 'detail', 'group'] as const;
export type View = (typeof views)[number];

export const scenes = ['scene-breakfast', 'scene-living-room', 'scene-bath', 'scene-desk'] as const;
export type Scene = (typeof scenes)[number];
export type SceneShape = 'banner' | 'phone';

/** Several products side by side. */
export const mosaics = {
  wide: { width: 1280, height: 440 },
  half: { width: 640, height: 320 },
  card: { width: 640, height: 400 },
  tall: { width: 960, height: 1200 },
} as const;
export type Mosaic = keyof typeof mosaics;

/** `badge` is square, for the avatar of a store. */
export type WordmarkShape = 'badge' | 'line';

export const documents = ['licence', 'certificate', 'permit'] as const;
export type DocumentKind = (typeof documents)[number];

/** Line icons of menus and guarantees, with the names of the icon set. */
export const icons = [
  'badge-check',
  'clipboard-list',
  'flame',
  'heart',
  'house',
  'layout-grid',
  'map-pin',
  'rotate-ccw',
  'shopping-cart',
  'store',
  'ticket-percent',
  'truck',
  'user-round',
  'wrench',
] as const;
export type Icon = (typeof icons)[number];

/** The picture that an address describes. */
export type Recipe =
  | { kind: 'photo'; product: string; shot: string }
  | { kind: 'mosaic'; shape: Mosaic; products: readonly string[] }
  | { kind: 'review'; product: string; take: number }
  | { kind: 'wordmark'; store: string; shape: WordmarkShape }
  | { kind: 'document'; document: DocumentKind }
  | { kind: 'icon'; icon: Icon }
  | { kind: 'mark' };

/** The number of different pictures that buyers take of one product. */
export const takes = 12;
const mostInMosaic = 7;

const turnNumbers = Array.from({ length: 24 }, (_, index) => String(index + 1).padStart(2, '0'));
const turnShot = (number: string) => `turn/${number}`;

/** The name of the film among the pictures of a product. */
export const filmShot = 'film';
export const filmSeconds = 6;

const shotOf = (view: View, variant?: string) => (variant === undefined ? view : `${variant}/${view}`);
const isRendered = (product: string, shot: string) => shotHash(product, shot) !== undefined;

/** "Oleiro & Filha" becomes "oleiro-filha" in an address. */
export const slugOf = (store: string): string =>
  store
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const storeSlugs = new Set(Object.keys(stores).map(slugOf));

/** The rendered views of a product or of one of its variants, in gallery order. */
export const viewsOf = (product: string, variant?: string): readonly View[] =>
  views.filter((view) => isRendered(product, shotOf(view, variant)));

/** All addresses are paths below the server's origin, as stored in the database. */
const address = (kind: string, ...parts: (string | number)[]) => `/media/${kind}/${parts.join('.')}.webp`;

export const photo = (product: string, view: View, variant?: string): string =>
  variant === undefined ? address('p', product, view) : address('p', product, variant, view);

export const galleryOf = (product: string, variant?: string): string[] =>
  viewsOf(product, variant).map((view) => photo(product, view, variant));

/** The pictures of a product's full turn, front first; empty while one is missing. */
export function turnOf(product: string): string[] {
  const frames = turnNumbers.filter((number) => isRendered(product, turnShot(number)));
  return frames.length === turnNumbers.length ? frames.map((number) => address('t', product, number)) : [];
}

/** The film of a product with its poster picture; undefined if it has none. */
export const filmOf = (product: string) =>
  isRendered(product, filmShot)
    ? { link: `/media/film/${product}.mp4`, poster: address('f', product), seconds: filmSeconds }
    : undefined;

export const scene = (name: Scene, shape: SceneShape): string => address('s', name, shape);

const sceneOf = (store: string) => `scene-${slugOf(store)}`;
const allScenes: readonly string[] = [...scenes, ...Object.keys(stores).map(sceneOf)];

/** The wide picture of a store's products. */
export const storeScene = (store: StoreName): string => address('s', sceneOf(store), 'banner');

/** Each front view fills a square, or as much of it as fits. */
export const mosaic = (shape: Mosaic, products: readonly string[]): string =>
  address('m', shape, ...products);

export const wordmark = (store: StoreName, shape: WordmarkShape): string =>
  address('w', slugOf(store), shape);

/** The product as photographed with a buyer's phone; `take` from 0 to `takes` - 1 determines crop and light. */
export const reviewPicture = (product: string, take: number): string => address('r', product, take);

export const documentPicture = (kind: DocumentKind): string => address('d', kind);
export const iconPicture = (icon: Icon): string => address('i', icon);
export const markPicture: string = address('mark', 'marketfront');

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

type Reader = (parts: readonly string[]) => Recipe | undefined;

/** One reader per kind, by the first part of the path. */
const readers: Readonly<Record<string, Reader>> = {
  p: (parts) => {
    const [product = '', variant, viewName] = parts.length === 2 ? [parts[0], undefined, parts[1]] : parts;
    const view = oneOf(views, viewName);
    if (!view || parts.length > 3) return undefined;
    const shot = shotOf(view, variant);
    return isRendered(product, shot) ? { kind: 'photo', product, shot } : undefined;
  },
  t: ([product = '', number = '', ...rest]) => {
    const shot = turnShot(number);
    if (rest.length > 0 || !isRendered(product, shot)) return undefined;
    return { kind: 'photo', product, shot };
  },
  f: ([product = '', ...rest]) =>
    rest.length === 0 && isRendered(product, filmShot)
      ? { kind: 'photo', product, shot: filmShot }
      : undefined,
  s: ([name, shape, ...rest]) => {
    const product = oneOf(allScenes, name);
    const shot = oneOf(['banner', 'phone'] as const, shape);
    if (!product || !shot || rest.length > 0 || !isRendered(product, shot)) return undefined;
    return { kind: 'photo', product, shot };
  },
  m: ([shapeName, ...products]) => {
    const shape = oneOf(Object.keys(mosaics) as Mosaic[], shapeName);
    const fits = products.length > 0 && products.length <= mostInMosaic;
    if (!shape || !fits || !products.every((product) => isRendered(product, 'front'))) return undefined;
    return { kind: 'mosaic', shape, products };
  },
  r: ([product = '', take = '', ...rest]) => {
    const isTake = /^\d{1,2}$/.test(take) && String(Number(take)) === take && Number(take) < takes;
    if (!isTake || rest.length > 0 || !isRendered(product, 'front')) return undefined;
    return { kind: 'review', product, take: Number(take) };
  },
  w: ([store = '', shapeName, ...rest]) => {
    const shape = oneOf(['badge', 'line'] as const, shapeName);
    return shape && rest.length === 0 && storeSlugs.has(store)
      ? { kind: 'wordmark', store, shape }
      : undefined;
  },
  d: ([name, ...rest]) => {
    const document = oneOf(documents, name);
    return document && rest.length === 0 ? { kind: 'document', document } : undefined;
  },
  i: ([name, ...rest]) => {
    const icon = oneOf(icons, name);
    return icon && rest.length === 0 ? { kind: 'icon', icon } : undefined;
  },
  mark: ([name, ...rest]) => (name === 'marketfront' && rest.length === 0 ? { kind: 'mark' } : undefined),
};

/** "p/mug.front.webp" → the recipe of the picture; undefined for anything that is not exactly an address. */
export function readAddress(path: string): Recipe | undefined {
  const match = /^([a-z]{1,4})\/([a-z0-9.-]{1,200})\.webp$/.exec(path);
  const reader = match?.[1] && Object.hasOwn(readers, match[1]) ? readers[match[1]] : undefined;
  return reader?.((match?.[2] ?? '').split('.'));
}
