import { defaultLocale, locales, withLocalePrefix } from '@marketfront/i18n';
import type { MetaDescriptor } from 'react-router';
import type { RootData } from './root-data.ts';

/** What `meta` gets from the router: the root loader's data stands first. */
type Matches = readonly ({ readonly loaderData?: unknown } | undefined)[];

interface Seo {
  /** The page's own title; the shop's name follows it. */
  readonly title: string | undefined;
  /** `before` for the home page, whose title follows the shop's name. */
  readonly siteName?: 'before' | 'after';
  readonly description?: string | undefined;
  /** Canonical path without the language, with the parameters that matter. */
  readonly path?: string | undefined;
  readonly image?: string | null | undefined;
  /** Pages nobody should find by a search engine. */
  readonly hidden?: boolean;
}

/** Title, description, canonical address and its translations (Google's hreflang rules ask for absolute addresses). */
export function seo(
  matches: Matches,
  { title: name = '', siteName = 'after', description, path, image, hidden }: Seo,
): MetaDescriptor[] {
  const root = matches[0]?.loaderData as RootData | undefined;
  const site = root?.site.name;
  const locale = root?.locale ?? defaultLocale;
  const absolute = (code: string, of: string) => `${root?.origin ?? ''}${withLocalePrefix(code, of)}`;
  const names = siteName === 'after' ? [name, site] : [site, name];
  const title = names.filter(Boolean).join(' · ');
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }];
  if (description) tags.push({ name: 'description', content: description.slice(0, 160) });
  if (image) tags.push({ property: 'og:image', content: image });
  if (hidden) return [...tags, { name: 'robots', content: 'noindex' }];
  if (path === undefined) return tags;
  const address = absolute(locale, path);
  tags.push({ property: 'og:url', content: address });
  tags.push({ tagName: 'link', rel: 'canonical', href: address });
  for (const { code, tag } of locales) {
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: tag, href: absolute(code, path) });
  }
  return tags;
}
