import { readFileSync } from 'node:fs';
import { compileCatalogue } from '../compile.ts';
import { pseudoLocaleCode } from '../locales.ts';
import { pseudo } from '../pseudo.ts';

/** The part of Vite's plugin interface that we use, so that this package needs no Vite. */
interface VitePlugin {
  name: string;
  enforce: 'pre';
  config(config: unknown, env: { command: string }): Record<string, unknown>;
  transform: {
    filter: { id: RegExp };
    handler(this: PluginContext, code: string, id: string): { code: string; map: null };
  };
}

export interface MessagesPluginOptions {
  /**
   * The code of the default language. At build time its messages fill gaps in the files of the other languages, with
   * one warning per missing key, so that browsers need not load a second language.
   */
  fallback?: string | undefined;
}

interface PluginContext {
  warn(message: string): void;
}

/**
 * Vite plugin: compiles `messages/<locale>/<namespace>.json` (ICU) to ASTs, so that the browser does not parse them, and
 * removes the parser from builds. `messages/en-XA/*.json` files may be empty objects: they are filled from English.
 */
export function messagesPlugin({ fallback }: MessagesPluginOptions = {}): VitePlugin {
  const localeInPath = /\/messages\/([\w-]+)\//;

  /** The messages of the default language that correspond to another language's file. */
  function defaultsOf(id: string): Record<string, string> {
    const file = id.replace(localeInPath, `/messages/${fallback}/`);
    if (fallback === undefined || file === id) return {};
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }

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
          : { ...defaultsOf(id), ...source };
        for (const key of Object.keys(messages)) {
          if (!(key in source) && !isPseudo)
            this.warn(`No message "${key}" in ${id}: that of "${fallback}" is used.`);
        }
        return { code: JSON.stringify(compileCatalogue(messages)), map: null };
      },
    },
  };
}
