import { readFileSync } from 'node:fs';
import { compileCatalogue } from '../compile.ts';
import { pseudoLocaleCode } from '../locales.ts';
import { pseudo } from '../pseudo.ts';

/** The part of Vite's plugin interface that we use, so that this package needs no Vite. */
interface VitePlugin {
  name: string;
  enforce: 'pre';
  config(config: unknown, env: { command: string }): Record<string, unknown>;
  transform: { filter: { id: RegExp }; handler(code: string, id: string): { code: string; map: null } };
}

/**
 * Vite plugin: compiles `messages/<locale>/<namespace>.json` (ICU) to ASTs, so that the browser does not parse them, and
 * removes the parser from builds. `messages/en-XA/*.json` files may be empty objects: they are filled from English.
 */
export function messagesPlugin(): VitePlugin {
  return {
    name: 'marketfront-messages',
    enforce: 'pre',
    config: (_, { command }) => ({
      resolve: {
        alias:
          command === 'build'
            ? [
                {
                  find: /^@formatjs\/icu-messageformat-parser$/,
                  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
                },
              ]
            : [],
      },
    }),
    transform: {
      filter: { id: /\/messages\/[\w-]+\/[\w-]+\.json$/ },
      handler(code, id) {
        const isPseudo = id.includes(`/messages/${pseudoLocaleCode}/`);
        const text = isPseudo ? readFileSync(id.replace(`/${pseudoLocaleCode}/`, '/en/'), 'utf8') : code;
        const source = JSON.parse(text) as Record<string, string>;
        const messages = isPseudo
          ? Object.fromEntries(Object.entries(source).map(([key, text]) => [key, pseudo(text)]))
          : source;
        return { code: JSON.stringify(compileCatalogue(messages)), map: null };
      },
    },
  };
}
