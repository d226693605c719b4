'use client';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { intlTag } from '../format/intl.ts';
import { reportMissing } from '../report-missing.ts';
import { createCatalogueLoader } from './catalogue-loader.ts';
import { formatAst, type FormatPlace } from './format-ast.ts';

/** One compiled message: plain text, or the AST of an ICU message. */
export type CompiledMessage = string | MessageFormatElement[];
/** The compiled messages of one namespace in one language. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

/**
 * The value of a `{name}`. A bigint and text of digits are formatted exactly, a `Date` as a date of medium length; null
 * is shown as nothing.
 */
export type Plain = string | number | bigint | boolean | Date | null | undefined;
type Rich = Plain | ReactNode | ((chunks: ReactNode[]) => ReactNode);

/** Formats messages of one namespace. Unknown keys are a type error; it never throws, whatever the values. */
export interface Translate<Key extends string> {
  (key: Key, values?: Record<string, Plain>): string;
  /** For messages with tags: `t.rich('agree', { link: (chunks) => <a …>{chunks}</a> })`. */
  rich(key: Key, values: Record<string, Rich>): ReactNode;
}

const textOf = (ast: MessageFormatElement[], place: FormatPlace, values?: Record<string, Plain>): string =>
  formatAst(ast, place, values).join('');

/** Options of messages outside React. */
export interface MessageOptions {
  /** The IANA name of the time zone of dates in messages; `UTC` by default, never the machine's. */
  timeZone?: string | undefined;
}

const defaultTimeZone = 'UTC';

/**
 * Formats one compiled message, inside or outside React (titles, toasts of the server). It never throws.
 * @param values the values of the message's `{names}`; a missing one is shown as `{name}`
 */
export function formatMessage(
  locale: string,
  message: CompiledMessage,
  values?: Record<string, Plain>,
  { timeZone = defaultTimeZone }: MessageOptions = {},
): string {
  return typeof message === 'string' ? message : textOf(message, { tag: intlTag(locale), timeZone }, values);
}

/** A catalogue, and the catalogue of the default language for messages missing in it. */
interface Catalogues {
  readonly own: Catalogue;
  readonly fallback?: Catalogue | undefined;
}

interface TranslatorOptions {
  readonly overrides?: Readonly<Record<string, string>>;
  readonly fallbackLocale?: string | undefined;
  readonly timeZone?: string | undefined;
}

function translatorOf<Key extends string>(
  locale: string,
  { own, fallback }: Catalogues,
  { overrides = {}, fallbackLocale = locale, timeZone = defaultTimeZone }: TranslatorOptions,
): Translate<Key> {
  // The plural forms must match the language of the text.
  const find = (key: string): { message: CompiledMessage; place: FormatPlace } => {
    const found = overrides[key] ?? own[key];
    if (found !== undefined) return { message: found, place: { tag: intlTag(locale), timeZone } };
    reportMissing(key, locale);
    return { message: fallback?.[key] ?? key, place: { tag: intlTag(fallbackLocale), timeZone } };
  };
  const translate = (key: Key, values?: Record<string, Plain>): string => {
    const { message, place } = find(key);
    return typeof message === 'string' ? message : textOf(message, place, values);
  };
  translate.rich = (key: Key, values: Record<string, Rich>): ReactNode => {
    const { message, place } = find(key);
    if (typeof message === 'string') return message;
    return formatAst(message, place, values).map((part, index) => (
      <Part key={index}>{part as ReactNode}</Part>
    ));
  };
  return translate;
}

function Part({ children }: { children: ReactNode }) {
  return children;
}

/** The source of the catalogues: a glob of files, a server, a database. */
export interface MessageSource<Namespace extends string> {
  /**
   * Returns the catalogue when it is in memory (always on the server), otherwise a promise of it; `undefined` when
   * there is none in this language.
   */
  load(locale: string, namespace: Namespace): Loaded | Promise<Loaded>;
  /**
   * The code of the default language, whose catalogue is loaded too and used for missing messages. Not needed with the
   * `fallback` of the Vite plugin, which fills the files at build time.
   */
  fallback?: string | undefined;
}

type Loaded = Catalogue | undefined;

function combine(own: Loaded | Promise<Loaded>, fallback: Loaded | Promise<Loaded>) {
  return own instanceof Promise || fallback instanceof Promise
    ? Promise.all([own, fallback]).then(([first, second]) => ({ own: first ?? {}, fallback: second }))
    : { own: own ?? {}, fallback };
}

/**
 * Binds typed namespaces to React.
 *
 * `useMessages(namespace)` suspends while a catalogue is loading, so a page's messages arrive with its code and the
 * browser loads only the language and the namespaces that it shows. If a catalogue cannot be loaded, it throws to the
 * nearest error boundary. Server page texts (`{code, content}`) replace single messages through `overrides`.
 * A missing message is taken from the `fallback` language, or else its key is shown, with one warning in development.
 * @returns the provider, the hook, and the same messages for use outside React
 */
export function createMessages<Schema extends Record<string, Record<string, unknown>>>(
  source: MessageSource<keyof Schema & string>,
) {
  type Namespace = keyof Schema & string;
  const Context = createContext<{
    locale: string;
    timeZone?: string | undefined;
    overrides: Readonly<Record<string, string>>;
  }>({ locale: 'en', overrides: {} });
  const catalogues = createCatalogueLoader<Catalogues>((key) => {
    const [locale = '', name = ''] = key.split('/');
    const namespace = name as Namespace;
    const { fallback } = source;
    const needsFallback = fallback !== undefined && fallback !== locale;
    return combine(
      source.load(locale, namespace),
      needsFallback ? source.load(fallback, namespace) : undefined,
    );
  });
  const keyOf = (locale: string, namespace: Namespace) => `${locale}/${namespace}`;

  function MessagesProvider(props: {
    locale: string;
    /** The IANA name of the time zone of dates in messages; `UTC` by default, never the machine's. */
    timeZone?: string | undefined;
    overrides?: Readonly<Record<string, string>>;
    children: ReactNode;
  }) {
    const { locale, timeZone, overrides, children } = props;
    const value = useMemo(
      () => ({ locale, timeZone, overrides: overrides ?? {} }),
      [locale, timeZone, overrides],
    );
    // Not `<Context value>`, because React 18 is supported as a peer.
    return <Context.Provider value={value}>{children}</Context.Provider>;
  }

  function useMessages<N extends Namespace>(namespace: N): Translate<keyof Schema[N] & string> {
    const { locale, timeZone, overrides } = useContext(Context);
    const catalogue = catalogues.read(keyOf(locale, namespace));
    return useMemo(
      () =>
        translatorOf<keyof Schema[N] & string>(locale, catalogue, {
          overrides,
          timeZone,
          fallbackLocale: source.fallback,
        }),
      [locale, catalogue, overrides, timeZone],
    );
  }

  /** The same messages outside React: loaders, actions, `meta`. */
  async function getMessages<N extends Namespace>(
    locale: string,
    namespace: N,
    options: MessageOptions = {},
  ): Promise<Translate<keyof Schema[N] & string>> {
    const catalogue = await catalogues.get(keyOf(locale, namespace));
    return translatorOf(locale, catalogue, { ...options, fallbackLocale: source.fallback });
  }

  /** Starts loading before the messages are needed (on hover, before hydration). */
  async function preloadMessages(locale: string, ...namespaces: Namespace[]): Promise<void> {
    await Promise.all(namespaces.map((namespace) => catalogues.get(keyOf(locale, namespace))));
  }

  return { MessagesProvider, useMessages, getMessages, preloadMessages };
}
