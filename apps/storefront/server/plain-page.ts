import {
  isLocaleCode,
  type LocaleCode,
  localeCookie,
  localeOf,
  matchLocale,
  splitLocalePath,
} from '@marketfront/i18n';
import { parseCookie } from 'cookie-es';
import { createHash } from 'node:crypto';
import en from '../app/messages/en/outage.json' with { type: 'json' };
import es from '../app/messages/es/outage.json' with { type: 'json' };
import fr from '../app/messages/fr/outage.json' with { type: 'json' };
import lao from '../app/messages/lao/outage.json' with { type: 'json' };
import th from '../app/messages/th/outage.json' with { type: 'json' };
import zhCN from '../app/messages/zh-CN/outage.json' with { type: 'json' };

const messages: Readonly<Record<LocaleCode, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  'zh-CN': zhCN,
  es,
  fr,
  th,
  lao,
};

const style = `:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{display:grid;place-content:center;min-block-size:100dvb;margin:0;padding:2rem;box-sizing:border-box}
main{max-inline-size:34rem}
h1{font-size:1.5rem;line-height:1.3}`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Headers of a page without script, which must not be framed or cached. */
export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

const pages = {
  busy: { title: 'outage.busyTitle', text: 'outage.busyText' },
  cookies: { title: 'outage.cookiesTitle', text: 'outage.cookiesText' },
  maintenance: { title: 'outage.maintenanceTitle', text: 'outage.maintenanceText' },
} as const satisfies Record<string, { title: keyof typeof en; text: keyof typeof en }>;

export type PlainPage = keyof typeof pages;

/** The language of a request: that of its address, else the chosen one, else the one that its browser prefers. */
export function languageOf(request: Request): LocaleCode {
  const { locale, explicit } = splitLocalePath(new URL(request.url).pathname);
  if (explicit) return locale;
  const chosen = parseCookie(request.headers.get('Cookie') ?? '')[localeCookie];
  if (isLocaleCode(chosen)) return chosen;
  return matchLocale(request.headers.get('Accept-Language')) ?? locale;
}

const write = (name: PlainPage, code: LocaleCode, refreshSeconds?: number) => {
  const texts = messages[code];
  const { title, text } = pages[name];
  const { tag, dir } = localeOf(code);
  return `<!doctype html>
<html lang="${tag}" dir="${dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">\n`}<title>${texts[title]}</title>
<style>${style}</style>
<main>
<h1>${texts[title]}</h1>
<p>${texts[text]}</p>
<p><a href="">${texts['outage.again']}</a></p>
</main>
</html>
`;
};

const written = new Map<string, string>();

/**
 * A page that is created without the build, in a language of the shop. It costs next to nothing.
 * @param refreshSeconds the time after which the browser tries again
 */
export function plainPage(name: PlainPage, code: LocaleCode = 'en', refreshSeconds?: number): string {
  const key = `${name} ${code} ${refreshSeconds}`;
  const page = written.get(key) ?? write(name, code, refreshSeconds);
  written.set(key, page);
  return page;
}
