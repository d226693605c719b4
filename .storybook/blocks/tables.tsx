import { useEffect, useState } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guide.ts';
import { titled } from './titled.ts';
import { words, type WordsLocale } from '../words.ts';

interface StoriesFile {
  default: { title?: string; parameters?: { guide?: Guide } };
}
const files = import.meta.glob<StoriesFile>('../../packages/ui/src/{primitives,commerce}/*/*.stories.tsx');

/** The keys of every composite, from the guides that stand on the components' own pages. */
export function KeyboardMap() {
  const [maps, setMaps] = useState<readonly [name: string, keys: Readonly<Record<string, string>>][]>([]);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await Promise.all(
        Object.entries(files).map(async ([path, load]) => {
          const keys = (await load()).default.parameters?.guide?.keys;
          return keys ? ([titled(path.split('/').at(-2) ?? ''), keys] as const) : undefined;
        }),
      );
      if (!gone) setMaps(found.filter((entry) => entry !== undefined).map(([name, keys]) => [name, keys]));
    };
    void read();
    return () => {
      gone = true;
    };
  }, []);
  return (
    <div className="sb-unstyled mfd mfd-scroll">
      <table className="mfd-table">
        <thead>
          <tr>
            <th>Component</th>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        {maps.map(([name, keys]) => (
          <tbody key={name}>
            {Object.entries(keys).map(([key, what], index, { length }) => (
              <tr key={key}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={length}>
                    {name}
                  </th>
                )}
                <td>
                  <kbd>{key}</kbd>
                </td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const shown = [
  'quantity.increase',
  'price.was',
  'price.off',
  'rating.value',
  'rating.count',
  'search.productPlaceholder',
  'pagination.page',
  'combobox.none',
  'upload.tooLarge',
  'table.empty',
] as const satisfies readonly (keyof typeof words.en)[];
const names: Record<WordsLocale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  es: 'Español',
  fr: 'Français',
  th: 'ไทย',
  lao: 'ລາວ',
  pseudo: 'Pseudo',
};
const tags: Record<string, string> = { lao: 'lo', pseudo: 'en' };

/** The same keys in every language. */
export function WordsTable() {
  const locales = Object.keys(words) as WordsLocale[];
  return (
    <div className="sb-unstyled mfd">
      {shown.map((key) => (
        <section key={key} className="mfd-words">
          <h3>
            <code>{key}</code>
          </h3>
          <dl>
            {locales.map((locale) => {
              const text = (words[locale] as Record<string, string | { other: string }>)[key];
              return (
                <div key={locale}>
                  <dt lang={tags[locale] ?? locale}>{names[locale]}</dt>
                  <dd lang={tags[locale] ?? locale}>{typeof text === 'string' ? text : text?.other}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
