import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const text = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'blockquote',
  'hr',
  'span',
];
const blocks = [
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'div',
  'section',
];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Longer HTML is truncated, in characters. */
const maxLength = 200_000;

/** Sanitised HTML, by image base and source; the size is counted in characters. */
const cleaned = new LRUCache<string, string>({
  maxSize: 2 ** 23,
  sizeCalculation: (clean, key) => clean.length + key.length,
});

/** Rich text of merchants and operators, sanitised on the server (sanitize-html, allow-list). */
export function cleanHtml(html: string | null | undefined, imageBase: string): string {
  if (!html) return '';
  const kept = html.slice(0, maxLength);
  const key = `${imageBase} ${kept}`;
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = sanitize(kept, imageBase);
  cleaned.set(key, clean);
  return clean;
}

function sanitize(html: string, imageBase: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...text, ...blocks, ...tables, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href, ...(/^https?:/.test(href) && { rel: 'noopener nofollow ugc', target: '_blank' }) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: {
          src: URL.canParse(attribs.src ?? '', imageBase) ? new URL(attribs.src ?? '', imageBase).href : '',
          alt: attribs.alt ?? '',
          loading: 'lazy',
        },
      }),
    },
    disallowedTagsMode: 'discard',
  });
}
