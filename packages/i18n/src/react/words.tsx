'use client';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { intlTag } from '../format/intl.ts';

/** One compiled message: plain text, or the AST of an ICU message. */
export type CompiledMessage = string | MessageFormatElement[];
/** The compiled messages of one namespace in one language. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

type Plain = string | number;
type Rich = Plain | ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** Reads messages of one namespace. Unknown keys are a type error. */
export interface Words<Key extends string> {
  (key: Key, values?: Record<string, Plain>): string;
  /** For messages with tags: `t.rich('agree', { link: (chunks) => <a …>{chunks}</a> })`. */
  rich(key: Key, values: Record<string, Rich>): ReactNode;
}

// formatjs memoizes by JSON.stringify of the whole AST, which costs more than formatting: one formatter per AST
// object instead (measured 3 to 10 times faster).
const formatters = new WeakMap<MessageFormatElement[], Map<string, IntlMessageFormat>>();

function formatterFor(ast: MessageFormatElement[], tag: string): IntlMessageFormat {
  let perTag = formatters.get(ast);
  if (!perTag) formatters.set(ast, (perTag = new Map()));
  let formatter = perTag.get(tag);
  if (!formatter) perTag.set(tag, (formatter = new IntlMessageFormat(ast, tag)));
  return formatter;
}

/**
 * Formats one compiled message. Outside React (titles, toasts of the server) as inside it.
 * @param values what stands for the message's `{names}`
 * @throws Error of intl-messageformat when a value is missing
 */
export function formatMessage(
  locale: string,
  message: CompiledMessage,
  values?: Record<string, Plain>,
): string {
  return typeof message === 'string'
    ? message
    : String(formatterFor(message, intlTag(locale)).format(values));
}

function wordsOf<Key extends string>(
  locale: string,
  catalogue: Catalogue,
  overrides: Readonly<Record<string, string>>,
): Words<Key> {
  const find = (key: string): CompiledMessage => {
    const found = overrides[key] ?? catalogue[key];
    if (found !== undefined) return found;
    throw new Error(
      `marketfront/i18n: no message "${key}" in "${locale}". Add it to every file of that namespace under messages/.`,
    );
  };
  const words = (key: Key, values?: Record<string, Plain>) => formatMessage(locale, find(key), values);
  words.rich = (key: Key, values: Record<string, Rich>): ReactNode => {
    const message = find(key);
    if (typeof message === 'string') return message;
    const parts = formatterFor(message, intlTag(locale)).format<ReactNode>(values as never);
    return Array.isArray(parts) ? parts.map((part, index) => <Part key={index}>{part}</Part>) : parts;
  };
  return words;
}

function Part({ children }: { children: ReactNode }) {
  return children;
}

/** Where the catalogues come from: a glob of files, a server, a database. */
export interface WordsSource<Namespace extends string> {
  /** The catalogue at once when it is at hand (always so on the server), else a promise of it. */
  load(locale: string, namespace: Namespace): Catalogue | Promise<Catalogue>;
}

/**
 * Binds typed namespaces to React.
 *
 * `useWords(namespace)` suspends while a catalogue is on its way, so a page's words arrive with its code and the
 * browser loads only the language and the namespaces it shows. Server page texts (`{code, content}`) replace single
 * messages through `overrides`.
 * @returns the provider, the hook, and the same words for use outside React; a key that no catalogue has throws
 */
export function createWords<Schema extends Record<string, Record<string, unknown>>>(
  source: WordsSource<keyof Schema & string>,
) {
  type Namespace = keyof Schema & string;
  const Context = createContext<{ locale: string; overrides: Readonly<Record<string, string>> }>({
    locale: 'en',
    overrides: {},
  });
  const ready = new Map<string, Catalogue>();
  const pending = new Map<string, Promise<Catalogue>>();

  function fetchCatalogue(locale: string, namespace: Namespace): Catalogue | Promise<Catalogue> {
    const key = `${locale}/${namespace}`;
    const found = ready.get(key) ?? pending.get(key);
    if (found) return found;
    const loaded = source.load(locale, namespace);
    if (!(loaded instanceof Promise)) {
      ready.set(key, loaded);
      return loaded;
    }
    const promise = loaded.then(
      (catalogue) => {
        ready.set(key, catalogue);
        return catalogue;
      },
      (error: unknown) => {
        pending.delete(key); // a failed download may be tried again
        throw error;
      },
    );
    pending.set(key, promise);
    return promise;
  }

  function WordsProvider(props: {
    locale: string;
    overrides?: Readonly<Record<string, string>>;
    children: ReactNode;
  }) {
    const { locale, overrides, children } = props;
    const value = useMemo(() => ({ locale, overrides: overrides ?? {} }), [locale, overrides]);
    // Not `<Context value>`: React 18 is a peer.
    return <Context.Provider value={value}>{children}</Context.Provider>;
  }

  function useWords<N extends Namespace>(namespace: N): Words<keyof Schema[N] & string> {
    const { locale, overrides } = useContext(Context);
    const catalogue = fetchCatalogue(locale, namespace);
    // Thrown promises are how React suspends from 16.6 on; `use()` would need React 19.
    if (catalogue instanceof Promise) throw catalogue;
    return useMemo(
      () => wordsOf<keyof Schema[N] & string>(locale, catalogue, overrides),
      [locale, catalogue, overrides],
    );
  }

  /** The same words outside React: loaders, actions, `meta`. */
  async function getWords<N extends Namespace>(
    locale: string,
    namespace: N,
  ): Promise<Words<keyof Schema[N] & string>> {
    return wordsOf(locale, await fetchCatalogue(locale, namespace), {});
  }

  /** Starts loading ahead of need (on hover, on intent, before hydration). */
  async function preloadWords(locale: string, ...namespaces: Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => fetchCatalogue(locale, namespace)));
  }

  return { WordsProvider, useWords, getWords, preloadWords };
}
