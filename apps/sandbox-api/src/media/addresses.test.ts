import { describe, expect, it } from 'vitest';
import { type StoreName, stores } from '../seed/goods/stores.ts';
import {
  documentPicture,
  documents,
  filmOf,
  galleryOf,
  iconPicture,
  icons,
  markPicture,
  mosaic,
  mosaics,
  type Mosaic,
  photo,
  readAddress,
  reviewPicture,
  scene,
  scenes,
  storeScene,
  takes,
  turnOf,
  viewsOf,
  wordmark,
} from './addresses.ts';
import { photographed } from './photos.ts';

const read = (address: string) => readAddress(address.replace('/media/', ''));
const products = photographed().filter((name) => viewsOf(name).includes('front'));

describe('addresses', () => {
  it('of all photographs are read as they are written', () => {
    expect(products.length).toBeGreaterThan(0);
    const galleries = products.flatMap((product) => galleryOf(product));
    expect(galleries.filter((address) => read(address)?.kind !== 'photo')).toEqual([]);
    for (const name of scenes) {
      expect(read(scene(name, 'banner'))).toEqual({ kind: 'photo', product: name, shot: 'banner' });
      expect(read(scene(name, 'phone'))).toEqual({ kind: 'photo', product: name, shot: 'phone' });
    }
    const ofStores = (Object.keys(stores) as StoreName[]).map(storeScene);
    expect(ofStores).toHaveLength(Object.keys(stores).length);
    expect(ofStores.filter((address) => read(address)?.kind !== 'photo')).toEqual([]);
  });

  it('of all that is drawn are read as they are written', () => {
    const [first = '', second = ''] = products;
    for (const shape of Object.keys(mosaics) as Mosaic[]) {
      const recipe = { kind: 'mosaic', shape, products: [first, second] };
      expect(read(mosaic(shape, [first, second]))).toEqual(recipe);
    }
    expect(read(reviewPicture(first, takes - 1))).toEqual({
      kind: 'review',
      product: first,
      take: takes - 1,
    });
    const drawn = [...documents.map(documentPicture), ...icons.map(iconPicture), markPicture];
    const names = Object.keys(stores) as StoreName[];
    const marks = names.flatMap((name) => [wordmark(name, 'badge'), wordmark(name, 'line')]);
    expect(new Set(marks).size).toBe(names.length * 2);
    expect([...drawn, ...marks].filter((address) => !read(address))).toEqual([]);
  });

  it('of turns and films are read as they are written, and are there of few products', () => {
    const turned = products.filter((product) => turnOf(product).length > 0);
    const filmed = products.filter((product) => filmOf(product));
    expect(turned.length).toBeGreaterThan(1);
    expect(filmed.length).toBeGreaterThan(0);
    for (const product of turned) {
      expect(turnOf(product)).toHaveLength(24);
      expect(turnOf(product).map((address) => read(address)?.kind)).toEqual(Array(24).fill('photo'));
    }
    for (const product of filmed)
      expect(read(filmOf(product)?.poster ?? '')).toEqual({ kind: 'photo', product, shot: 'film' });
    expect([turnOf('mug'), filmOf('mug'), turnOf('no-such-thing')]).toEqual([[], undefined, []]);
  });

  it('offer only the views that are rendered', () => {
    expect(viewsOf('mug')).toContain('front');
    expect(viewsOf('mug', 'no-such-colour')).toEqual([]);
    expect(viewsOf('no-such-thing')).toEqual([]);
    expect(viewsOf('constructor')).toEqual([]);
    expect(read(photo('mug', 'front', 'no-such-colour'))).toBeUndefined();
  });

  it.each([
    't/teapot.webp',
    't/teapot.00.webp',
    't/teapot.1.webp',
    't/teapot.01.02.webp',
    't/mug.01.webp',
    'f/mug.webp',
    'f/teapot.film.webp',
    'p/no-such-thing.front.webp',
    'p/mug.webp',
    'p/mug.back.webp',
    'p/mug.front.more.front.webp',
    'p/mug..front.webp',
    'p/mug.front.svg',
    'p/../../../etc/passwd',
    'p/scene-bath.banner.webp',
    's/mug.front.webp',
    's/scene-bath.front.webp',
    'm/wide.webp',
    'm/wide.mug.no-such-thing.webp',
    'm/wide.mug.mug.mug.mug.mug.mug.mug.mug.webp',
    'r/mug.webp',
    'r/mug.99.webp',
    'r/mug.01.webp',
    'w/no-such-store.badge.webp',
    'w/northlight.round.webp',
    'i/__proto__.webp',
    'd/passport.webp',
    'constructor/mug.webp',
    'mark/other.webp',
  ])('that cannot be drawn are refused: %s', (path) => {
    expect(readAddress(path)).toBeUndefined();
  });
});
