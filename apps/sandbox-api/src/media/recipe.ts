import { isIcon } from './icons.ts';

/** The path of a picture is the recipe that it is drawn from; other paths are refused. */
export const tiles = ['paper', 'sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'mist', 'ink'] as const;
export type Tile = (typeof tiles)[number];

/** `own`: as the object is drawn; the others repaint its main colour. */
export const colours = [
  'own',
  'red',
  'coral',
  'orange',
  'yellow',
  'green',
  'mint',
  'teal',
  'blue',
  'navy',
  'purple',
  'pink',
  'brown',
  'beige',
  'white',
  'grey',
  'black',
] as const;
export type Colour = (typeof colours)[number];

/** The views of a product; `pair` stands beside a second object. */
export const views = ['whole', 'close', 'tilt', 'trio', 'pair'] as const;
export type View = (typeof views)[number];

/** Wide compositions of several objects and their sizes. */
export const scenes = {
  wide: { width: 1280, height: 440 },
  half: { width: 640, height: 320 },
  store: { width: 1280, height: 320 },
  card: { width: 640, height: 400 },
  tall: { width: 960, height: 1200 },
} as const;
export type Scene = keyof typeof scenes;

export const documents = ['licence', 'certificate', 'permit'] as const;
export type DocumentKind = (typeof documents)[number];

export type Recipe =
  | { kind: 'product'; icon: string; tile: Tile; colour: Colour; view: View; companion: string | undefined }
  | { kind: 'scene'; scene: Scene; tile: Tile; icons: readonly string[] }
  | { kind: 'icon'; icon: string }
  | { kind: 'badge'; icon: string; tile: Tile }
  | { kind: 'document'; document: DocumentKind; tile: Tile }
  | { kind: 'mark' };

const maxObjects = 7;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

const icon = (text: string | undefined) => (text && isIcon(text) ? text : undefined);

/** One reader per kind, by the first part of the path. */
const readers: Readonly<Record<string, (parts: string[]) => Recipe | undefined>> = {
  p: ([object, tileName, colourName, viewName, second, ...rest]) => {
    const subject = icon(object);
    const tile = oneOf(tiles, tileName);
    const colour = oneOf(colours, colourName);
    const view = oneOf(views, viewName);
    const companion = icon(second);
    const hasCompanion = view === 'pair';
    if (!subject || !tile || !colour || !view || rest.length > 0) return undefined;
    if (hasCompanion !== (companion !== undefined) || (second && !companion)) return undefined;
    return { kind: 'product', icon: subject, tile, colour, view, companion };
  },
  b: ([sceneName, tileName, ...objects]) => {
    const scene = oneOf(Object.keys(scenes) as Scene[], sceneName);
    const tile = oneOf(tiles, tileName);
    const icons = objects.filter(isIcon);
    if (!scene || !tile || icons.length !== objects.length) return undefined;
    return icons.length > 0 && icons.length <= maxObjects ? { kind: 'scene', scene, tile, icons } : undefined;
  },
  i: ([object, ...rest]) => {
    const subject = icon(object);
    return subject && rest.length === 0 ? { kind: 'icon', icon: subject } : undefined;
  },
  l: ([object, tileName, ...rest]) => {
    const subject = icon(object);
    const tile = oneOf(tiles, tileName);
    return subject && tile && rest.length === 0 ? { kind: 'badge', icon: subject, tile } : undefined;
  },
  d: ([name, tileName, ...rest]) => {
    const document = oneOf(documents, name);
    const tile = oneOf(tiles, tileName);
    return document && tile && rest.length === 0 ? { kind: 'document', document, tile } : undefined;
  },
  mark: ([name, ...rest]) => (name === 'marketfront' && rest.length === 0 ? { kind: 'mark' } : undefined),
};

/** "p/handbag.sand.red.whole.png" → what to draw; undefined for anything that is not exactly a recipe. */
export function readRecipe(path: string): Recipe | undefined {
  const match = /^([a-z]{1,4})\/([a-z0-9.-]{1,200})\.png$/.exec(path);
  const reader = match?.[1] && Object.hasOwn(readers, match[1]) ? readers[match[1]] : undefined;
  return reader?.((match?.[2] ?? '').split('.'));
}

export type ProductPicture = { icon: string; tile: Tile; colour?: Colour; view?: View; companion?: string };

/** Paths below the server's origin, as the database keeps them. */
export const productPicture = ({
  icon: object,
  tile,
  colour = 'own',
  view = 'whole',
  companion,
}: ProductPicture) => `/media/p/${[object, tile, colour, view, companion].filter(Boolean).join('.')}.png`;
export const scenePicture = (scene: Scene, tile: Tile, icons: readonly string[]) =>
  `/media/b/${[scene, tile, ...icons].join('.')}.png`;
export const iconPicture = (object: string) => `/media/i/${object}.png`;
export const badgePicture = (object: string, tile: Tile) => `/media/l/${object}.${tile}.png`;
export const documentPicture = (document: DocumentKind, tile: Tile) => `/media/d/${document}.${tile}.png`;
export const markPicture = '/media/mark/marketfront.png';
