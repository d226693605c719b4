import { uiMessages, type MessagesLocale } from '../messages.ts';
import { languageNames, tagOf } from '../modes.ts';

const keys = [
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
] as const satisfies readonly (keyof typeof uiMessages.en)[];

/** Some message keys in every language. */
export function MessagesTable() {
  const locales = Object.keys(uiMessages) as MessagesLocale[];
  return (
    <div className="sb-unstyled mfd">
      {keys.map((key) => (
        <section key={key} className="mfd-messages">
          <h3>
            <code>{key}</code>
          </h3>
          <dl>
            {locales.map((locale) => {
              const text = (uiMessages[locale] as Record<string, string | { other: string }>)[key];
              return (
                <div key={locale}>
                  <dt lang={tagOf(locale)}>{languageNames[locale]}</dt>
                  <dd lang={tagOf(locale)}>{typeof text === 'string' ? text : text?.other}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}
