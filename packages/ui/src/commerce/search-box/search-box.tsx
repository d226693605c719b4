'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconChevronDown, IconClose, IconSearch } from '../../primitives/icon/icons.tsx';
import { composeHandlers } from '../../primitives/state/compose-handlers.ts';
import { rootOf } from '../../primitives/state/root-of.ts';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { type ActiveCell, cellAfter, cellId } from './active-cell.ts';
import { useEarlyChoices } from '../../primitives/state/use-early-choices.ts';
import { useHydrated } from '../../primitives/state/use-hydrated.ts';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import * as css from './search-box.css.ts';
import type { SearchGroup } from './search-panel.tsx';

export type { SearchEntry, SearchGroup } from './search-panel.tsx';

const SearchPanel = lazy(() => import('./search-panel.tsx'));

export const searchTypes = ['product', 'store'] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchBoxProps
  extends Omit<
    ComponentPropsWithoutRef<'form'>,
    'action' | 'method' | 'role' | 'onFocus' | 'onInput' | 'defaultValue'
  > {
  /** The address of the GET form. */
  action: string;
  /** The form name of the text input. */
  name?: string | undefined;
  /** The form name of the product/store switch. */
  typeName?: string | undefined;
  /** The submitted values of the switch; by default those of the API. */
  typeValues?: Record<SearchType, string> | undefined;
  /** The current search type. */
  type?: SearchType | undefined;
  /** The initial search type. */
  defaultType?: SearchType | undefined;
  /** Called when the shopper changes the search type. */
  onTypeChange?: ((change: { type: SearchType }) => void) | undefined;
  /** The text; `onInput` reports changes. */
  value?: string | undefined;
  /** The search term of the current page. */
  defaultValue?: string | undefined;
  /** The suggestions; empty groups are omitted. The panel is loaded on focus. */
  groups?: readonly SearchGroup[] | undefined;
  /** Called when the input gets the focus: load the data of `groups` here. */
  onFocus?: (() => void) | undefined;
  /** Called while the shopper types, to load suggestions. */
  onInput?: ((change: { value: string }) => void) | undefined;
}

const apiTypes: Record<SearchType, string> = { product: 'Product', store: 'Store' };

/**
 * The search form of the header: a combobox whose suggestions are a grid
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/grid-combo/), and a plain GET form without script.
 * Children are hidden inputs, for example the category to search in.
 */
export const SearchBox = forwardRef<HTMLFormElement, SearchBoxProps>(function SearchBox(
  {
    name = 'keywords',
    typeName = 'type',
    typeValues = apiTypes,
    type: typeProp,
    defaultType = 'product',
    onTypeChange,
    value: termProp,
    defaultValue = '',
    groups = [],
    onFocus,
    onInput,
    onSubmit,
    onKeyDown,
    onBlur,
    onReset,
    className,
    children,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const typeSelect = useRef<HTMLSelectElement>(null);
  const [type, setType] = useControllableState({
    prop: typeProp,
    defaultProp: defaultType,
    onChange: (next: SearchType) => onTypeChange?.({ type: next }),
  });
  const [term, setTerm] = useControllableState({
    prop: termProp,
    defaultProp: defaultValue,
    onChange: (value: string) => onInput?.({ value }),
  });
  const [open, setOpen] = useState(false);
  const filled = groups.filter((group) => group.items.length > 0);
  const suggested = filled.reduce((sum, { items }) => sum + items.length, 0);
  const panelId = useId();
  const [active, setActive] = useState<ActiveCell>();
  // Without script it is a plain search field, which has no suggestions.
  const scripted = useHydrated();
  const adoptEarly = useRef(() => {
    const field = input.current;
    if (!field) return;
    if (field.value !== term) setTerm(field.value);
    if (!field.matches(':focus')) return;
    setOpen(true);
    onFocus?.();
  });
  // Applies the value that was typed before hydration.
  useEffect(() => adoptEarly.current(), []);
  useEarlyChoices(typeSelect);
  const shown = open && filled.length > 0;

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const change = (value: string) => {
    setTerm(value);
    setOpen(true);
    setActive(undefined);
  };
  const keys = (event: KeyboardEvent<HTMLFormElement>) => {
    // The event is not from the field, or an input method is composing a word.
    if (event.target !== input.current || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Enter' && shown && active) {
      const cell = rootOf(event.currentTarget).getElementById(cellId(panelId, active));
      event.preventDefault();
      cell?.querySelector<HTMLElement>('a, button')?.click();
      if (active.column === 1) setActive(undefined);
      return;
    }
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = cellAfter(event.key, shown ? active : undefined, filled, rightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(next ?? undefined);
    if (next)
      rootOf(event.currentTarget).getElementById(cellId(panelId, next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <form
      ref={useMergedRef(ref, root)}
      {...rest}
      role="search"
      method="get"
      className={clsx(css.root, className)}
      onKeyDown={composeHandlers(onKeyDown, keys)}
      onBlur={composeHandlers(onBlur, (event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      })}
      onReset={composeHandlers(onReset, () => {
        setTerm(defaultValue);
        setType(defaultType);
      })}
      onSubmit={(event) => {
        close();
        onSubmit?.(event);
      }}
    >
      {children}
      <div data-part="box" className={css.box}>
        <span className={css.typeFrame}>
          <select
            ref={typeSelect}
            name={typeName}
            data-part="type"
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
          type="text"
          inputMode="search"
          {...(scripted
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list' as const,
                'aria-haspopup': 'grid' as const,
                'aria-expanded': shown,
                'aria-controls': shown ? panelId : undefined,
                'aria-activedescendant': shown && active ? cellId(panelId, active) : undefined,
              }
            : { role: 'searchbox' })}
          data-part="input"
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
          onClick={() => setOpen(true)}
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
        <button type="submit" data-part="submit" aria-label={t('search.label')} className={css.submit}>
          <IconSearch />
        </button>
      </div>
      {/* Screen readers do not announce a panel that appears after the field. */}
      <output className={visuallyHidden}>{shown && t('search.suggestions', { count: suggested })}</output>
      {shown && (
        <Suspense fallback={null}>
          <SearchPanel
            id={panelId}
            groups={filled}
            term={term}
            active={active}
            onFollow={close}
            className={css.panel}
          />
        </Suspense>
      )}
    </form>
  );
});
