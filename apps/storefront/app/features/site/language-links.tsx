import { localeOf } from '@marketfront/i18n';
import { IconCheck, Link } from '@marketfront/ui';
import { paths, useRoot } from '../../navigation/index.ts';
import * as css from './region.css.ts';

/** Links to a page in each language. `path`: the path without language. */
export function LanguageLinks({ path }: { path: string }) {
  const { languages, locale } = useRoot();
  return (
    <ul className={css.languages}>
      {languages.map((code) => {
        const { tag, name } = localeOf(code);
        const current = code === locale;
        return (
          <li key={code}>
            <Link
              href={paths.language(code, path)}
              lang={tag}
              hrefLang={tag}
              aria-current={current || undefined}
              className={css.language}
            >
              {name}
              {current && <IconCheck size={16} />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
