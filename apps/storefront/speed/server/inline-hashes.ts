import { createHash } from 'node:crypto';

const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** Data in a script element is not executed, so the policy does not apply to it. */
const isData = (attributes: string) => /\btype="(?!module|text\/javascript)/.test(attributes);
const hasSource = (attributes: string) => /\bsrc=/.test(attributes);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Sources for `script-src` that allow exactly the inline scripts of this HTML (Content Security Policy level 3, 2.3.1).
 * A cached page needs them: a nonce would have to be new for every response.
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scripts)) {
    if (text === '' || hasSource(attributes) || isData(attributes)) continue;
    sources.add(hash(text));
  }
  return [...sources];
}

/** The same for `style-src` and its `<style>` elements. */
export const inlineStyleSources = (html: string) => [
  ...new Set([...html.matchAll(styles)].map(([, text = '']) => hash(text))),
];
