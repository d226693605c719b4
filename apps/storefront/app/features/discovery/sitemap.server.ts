import type { Category } from '@marketfront/api-client';
import { defaultLocale, localeOf, withLocalePrefix } from '@marketfront/i18n';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { Readable } from 'node:stream';
import { notFound, offeredLanguages, queries, type Shop } from '../../http/index.server.ts';
import { paths, rankingKinds } from '../../navigation/index.ts';
import { withTimeout } from '../../services/index.server.ts';
import { textAnswer } from './text-answer.server.ts';

/** Rows per call and rows per file; five calls fill one file. */
const perCall = 100;
const perFile = 500;
/** The maximum number of files in an index (https://www.sitemaps.org/protocol.html#index). */
const mostFiles = 50_000;

type Part = {
  /** The number of files of the part. */
  readonly files: (shop: Shop) => Promise<number>;
  /** The paths of one file, without language. */
  readonly read: (shop: Shop, file: number) => Promise<readonly string[]>;
};

const all = (tree: readonly Category[]): Category[] => tree.flatMap((one) => [one, ...all(one.children)]);

type Rows = (paging: { page: number; limit: number }) => Promise<{ items: { id: number }[]; total: number }>;

/** A part whose rows are read page by page. */
const paged = (rows: (shop: Shop) => Rows, path: (id: number) => string): Part => ({
  files: async (shop) =>
    Math.min(mostFiles, Math.ceil((await rows(shop)({ page: 1, limit: 1 })).total / perFile)),
  read: async (shop, file) => {
    const calls = perFile / perCall;
    const pages = Array.from({ length: calls }, (_, at) => file * calls + at + 1);
    const found = await Promise.all(pages.map((page) => rows(shop)({ page, limit: perCall })));
    return found.flatMap(({ items }) => items.map(({ id }) => path(id)));
  },
});

const parts: Readonly<Record<string, Part>> = {
  pages: {
    files: async () => 1,
    read: async (shop) => {
      const activities = await queries.activities(shop);
      return [
        paths.home(),
        paths.categories(),
        paths.storeStreet(),
        paths.sell(),
        paths.activities(),
        paths.sitePlan(),
        paths.help(),
        ...rankingKinds.map((kind) => paths.rankings({ kind })),
        paths.privacyAgreement(),
        ...activities.map(({ id }) => paths.activity(id)),
      ];
    },
  },
  categories: {
    files: async () => 1,
    read: async (shop) => all(await queries.categories(shop)).map(({ id }) => paths.categories(id)),
  },
  products: paged(
    (shop) => (paging) => queries.products(shop, { ...paging, order: 'newest' }),
    (id) => paths.product(id),
  ),
  stores: paged(
    (shop) => (paging) => queries.storeStreet(shop, paging),
    (id) => paths.store(id),
  ),
};

/** The list of all files of the sitemap. */
export async function sitemapIndex(shop: Shop): Promise<Response> {
  const files = await Promise.all(
    Object.entries(parts).map(async ([name, part]) =>
      Array.from({ length: await part.files(shop) }, (_, at) => `${name}-${at + 1}`),
    ),
  );
  const stream = new SitemapIndexStream();
  const urls = files.flat().map((file) => ({ url: shop.origin + paths.sitemap(file) }));
  return textAnswer(String(await streamToPromise(Readable.from(urls).pipe(stream))), 'application/xml');
}

/**
 * One file of the sitemap: each page in every language of the shop, each with its translations
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param name `<part>-<number>`, as in the index
 */
export async function sitemapPart(shop: Shop, name: string): Promise<Response> {
  const [, partName = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const part = Object.hasOwn(parts, partName) ? parts[partName] : undefined;
  if (!part) throw notFound();
  const [found, listed] = await Promise.all([
    part.read(shop, Number(number) - 1),
    withTimeout(queries.languages(shop)),
  ]);
  const languages = offeredLanguages(listed);
  if (found.length === 0) throw notFound();
  const absolute = (code: string, path: string) => shop.origin + withLocalePrefix(code, path);
  const rows = found.flatMap((path) => {
    const links = [
      ...languages.map((code) => ({ lang: localeOf(code).tag, url: absolute(code, path) })),
      { lang: 'x-default', url: absolute(defaultLocale, path) },
    ];
    return languages.map((code) => ({ url: absolute(code, path), links }));
  });
  const stream = new SitemapStream({ xmlns: { news: false, video: false, image: false, xhtml: true } });
  return textAnswer(String(await streamToPromise(Readable.from(rows).pipe(stream))), 'application/xml');
}
