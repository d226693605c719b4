import { defaultLocale, type LocaleCode, localeOf, withLocalePrefix } from '@marketfront/i18n';
import type { MetaDescriptor } from 'react-router';
import { paths } from '../navigation/paths.ts';
import type { RootData } from '../navigation/root-data.ts';

/** The argument that the router passes to `meta`: the root loader's data comes first. */
type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[];

interface Seo {
  /** The page's own title; the shop's name follows it. */
  readonly title: string | undefined;
  /** `before` for the home page, whose title follows the shop's name. */
  readonly siteName?: 'before' | 'after';
  readonly description?: string | undefined;
  /** Canonical path without the language, with the parameters that matter. */
  readonly path?: string | undefined;
  /** The type of the page's subject in Open Graph. */
  readonly type?: 'website' | 'product' | 'profile';
  /** A picture for previews: an absolute address, or a path of the shop; by default the shop's picture. */
  readonly image?: string | null | undefined;
  /** Path of the page's RSS feed, without the language. */
  readonly feed?: string | undefined;
  /** Whether search engines must not list the page. */
  readonly hidden?: boolean;
}

const longestDescription = 160;

/** Cut to the length that search engines show, between words if the language has spaces. */
function shortened(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longestDescription) return plain;
  const cut = plain.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2)).trimEnd()}…`;
}

/**
 * Title, description, canonical address and its translations, and the data for previews (Google's hreflang rules and
 * Open Graph, https://ogp.me, require absolute addresses).
 */
export function seo(
  matches: Matches,
  { title: name = '', siteName = 'after', description, path, type = 'website', image, feed, hidden }: Seo,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined;
  const site = root?.site.name;
  const locale = root?.locale ?? defaultLocale;
  const origin = root?.origin ?? '';
  const absolute = (code: string, of: string) => `${origin}${withLocalePrefix(code, of)}`;
  const names = siteName === 'after' ? [name, site] : [site, name];
  const title = names.filter(Boolean).join(' · ');
  const text = description && shortened(description);
  const picture = image || paths.homePreview();
  const openGraph = (): MetaDescriptor[] => [
    { property: 'og:title', content: name || title },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: openGraphLocale[locale] },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(site ? [{ property: 'og:site_name', content: site }] : []),
    ...(text ? [{ property: 'og:description', content: text }] : []),
    { property: 'og:image', content: picture.startsWith('/') ? absolute(locale, picture) : picture },
    ...(path === undefined ? [] : [{ property: 'og:url', content: absolute(locale, path) }]),
  ];
  const tags: MetaDescriptor[] = [{ title }];
  if (text) tags.push({ name: 'description', content: text });
  if (hidden) return [...tags, { name: 'robots', content: 'noindex' }];
  // Previews read only the server's HTML.
  if (import.meta.env.SSR) tags.push(...openGraph());
  if (path === undefined) return tags;
  const address = absolute(locale, path);
  tags.push({ tagName: 'link', rel: 'canonical', href: address });
  if (feed !== undefined) {
    const rss = { type: 'application/rss+xml', title: name || title, href: absolute(locale, feed) };
    tags.push({ tagName: 'link', rel: 'alternate', ...rss });
  }
  for (const code of root?.languages ?? []) {
    const { tag } = localeOf(code);
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: tag, href: absolute(code, path) });
  }
  const unknown = absolute(defaultLocale, path);
  tags.push({ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: unknown });
  return tags;
}

/** Open Graph requires language and territory. */
const openGraphLocale: Readonly<Record<LocaleCode, string>> = {
  en: 'en_US',
  'zh-CN': 'zh_CN',
  es: 'es_ES',
  fr: 'fr_FR',
  th: 'th_TH',
  lao: 'lo_LA',
};
