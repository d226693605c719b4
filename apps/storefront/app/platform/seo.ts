import { locales, withLocalePrefix } from '@marketfront/i18n';
import type { MetaDescriptor } from 'react-router';

interface Seo {
  readonly title: string;
  /** Name of the shop, after the page's own. */
  readonly site?: string | undefined;
  readonly description?: string | undefined;
  /** Canonical path without the language, with the parameters that matter. */
  readonly path?: string | undefined;
  readonly locale?: string;
  readonly image?: string | null | undefined;
  /** Pages nobody should find by a search engine. */
  readonly hidden?: boolean;
}

/** Title, description, canonical address and its translations (schema: Google's hreflang rules, relative URLs allowed by RFC 8288). */
export function seo({
  title: name,
  site,
  description,
  path,
  locale = 'en',
  image,
  hidden,
}: Seo): MetaDescriptor[] {
  const title = site ? `${name} · ${site}` : name;
  const tags: MetaDescriptor[] = [{ title }, { property: 'og:title', content: title }];
  if (description) tags.push({ name: 'description', content: description.slice(0, 160) });
  if (image) tags.push({ property: 'og:image', content: image });
  if (hidden) return [...tags, { name: 'robots', content: 'noindex' }];
  if (path === undefined) return tags;
  tags.push({ tagName: 'link', rel: 'canonical', href: withLocalePrefix(locale, path) });
  for (const { code, tag } of locales) {
    tags.push({ tagName: 'link', rel: 'alternate', hrefLang: tag, href: withLocalePrefix(code, path) });
  }
  return tags;
}
