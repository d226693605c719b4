'use client';
import { clsx } from 'clsx';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconChevronDown, IconClose, IconSearch } from '../../primitives/icon/icons.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import * as css from './search-box.css.ts';
import type { SearchGroup } from './search-panel.tsx';

export type { SearchEntry, SearchGroup } from './search-panel.tsx';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

export const searchTypes = ['product', 'store'] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchBoxProps {
  /** Where the GET form goes. */
  action: string;
  /** Name of the text field. */
  name?: string | undefined;
  /** Name of the Product/Store switch. */
  typeName?: string | undefined;
  /** What the switch sends; by default the API's own words. */
  typeValues?: Record<SearchType, string> | undefined;
  type?: SearchType | undefined;
  /** The term of the page shown. */
  defaultValue?: string | undefined;
  /** What the panel offers; empty groups are left out. The panel arrives on focus. */
  groups?: readonly SearchGroup[] | undefined;
  onFocus?: (() => void) | undefined;
  onInput?: ((change: { value: string }) => void) | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Hidden inputs, for example a category to search in. */
  children?: ReactNode;
  className?: string | undefined;
}

const apiTypes: Record<SearchType, string> = { product: 'Product', store: 'Store' };

/** The search form of the header; a plain GET form before script. */
export function SearchBox({
  action,
  name = 'keywords',
  typeName = 'type',
  typeValues = apiTypes,
  ...props
}: SearchBoxProps) {
  const {
    type: initialType = 'product',
    defaultValue = '',
    groups = [],
    onFocus,
    onInput,
    onSubmit,
    children,
  } = props;
  const t = useMessages();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [type, setType] = useState(initialType);
  const [term, setTerm] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const filled = groups.filter((group) => group.items.length > 0);

  const change = (value: string) => {
    setTerm(value);
    setOpen(true);
    onInput?.({ value });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      input.current?.focus();
      return;
    }
    const stops = [input.current, ...(root.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const here = stops.indexOf(document.activeElement as HTMLInputElement);
    if (here < 0) return;
    const inPanel = here > 0;
    const to = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: inPanel ? 1 : undefined,
      End: inPanel ? stops.length - 1 : undefined,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setOpen(true);
    stops[(to + stops.length) % stops.length]?.focus();
  };

  return (
    <form
      ref={root}
      role="search"
      method="get"
      action={action}
      className={clsx(css.root, props.className)}
      onKeyDown={onKeyDown}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onSubmit={(event) => {
        setOpen(false);
        onSubmit?.(event);
      }}
    >
      {children}
      <div className={css.box}>
        <span className={css.typeFrame}>
          <select
            name={typeName}
            aria-label={t('search.type')}
            value={typeValues[type]}
            onChange={(event) =>
              setType(searchTypes.find((entry) => typeValues[entry] === event.target.value) ?? 'product')
            }
            className={css.type}
          >
            {searchTypes.map((entry) => (
              <option key={entry} value={typeValues[entry]}>
                {t(`search.${entry}`)}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} className={css.chevron} />
        </span>
        <input
          ref={input}
          type="search"
          name={name}
          value={term}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('search.label')}
          placeholder={t(`search.${type}Placeholder`)}
          onFocus={() => {
            setOpen(true);
            onFocus?.();
          }}
          onChange={(event) => change(event.currentTarget.value)}
          className={css.input}
        />
        {term !== '' && (
          <IconButton
            size="sm"
            aria-label={t('search.clear')}
            icon={<IconClose size={16} />}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
            className={clsx(css.clear, scriptOnly)}
          />
        )}
        <button type="submit" aria-label={t('search.label')} className={css.submit}>
          <IconSearch />
        </button>
      </div>
      {open && filled.length > 0 && (
        <Suspense fallback={null}>
          <SearchPanel groups={filled} term={term} onFollow={() => setOpen(false)} className={css.panel} />
        </Suspense>
      )}
    </form>
  );
}
