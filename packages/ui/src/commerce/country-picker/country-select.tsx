'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  lazy,
  Suspense,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { IconChevronDown } from '../../primitives/icon/icons.tsx';
import { composeHandlers } from '../../primitives/state/compose-handlers.ts';
import { loadPositioning } from '../../primitives/state/use-float.ts';
import { useHydrated } from '../../primitives/state/use-hydrated.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { isolate } from '../../provider/format-message.ts';
import { useLocale } from '../../provider/use-message.ts';
import { dialCodeOf } from './countries.ts';
import { firstNamedCountries, lacksNames, loadNames, namedCountries } from './country-names.ts';
import * as css from './country-picker.css.ts';
import { Flag } from './flag.tsx';

const loadList = () => {
  void loadPositioning();
  return import('./country-list.tsx');
};
const CountryList = lazy(loadList);

export const countrySelectKinds = ['country', 'dial'] as const;
export type CountrySelectKind = (typeof countrySelectKinds)[number];

export interface CountrySelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'value' | 'defaultValue' | 'onChange' | 'children'> {
  /** ISO code. */
  value: string;
  onChange: (change: { country: string; dialCode: string }) => void;
  /** Whether the name of the country is shown, or only flag and calling code. */
  kind: CountrySelectKind;
  label?: string | undefined;
  /** The ISO code that a reset of the form selects. */
  resetTo: string;
}

/**
 * Always a native select: it is the form control, works without script and on touch screens, and supports autofill.
 * A mouse press or a key that opens it shows the searchable list instead of the native one.
 */
export const CountrySelect = forwardRef<HTMLSelectElement, CountrySelectProps>(function CountrySelect(
  { value, onChange, kind, label, resetTo, onMouseDown, onKeyDown, ...control },
  ref,
) {
  const { tag, dir } = useLocale();
  const hydrated = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [open, setOpen] = useState(false);
  // Server and browser may have different names and orders; the browser's apply after hydration.
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    if (lacksNames(tag)) void loadNames().then(() => setFetched(true));
  }, [tag]);
  // `fetched` is a dependency, because loaded names change the result for the same tag.
  const named = useMemo(
    () => (hydrated || fetched ? namedCountries(tag) : undefined),
    [hydrated, fetched, tag],
  );
  const ownId = useId();
  const id = control.id ?? ownId;
  const shown = useMemo(() => named ?? firstNamedCountries(tag, id), [named, tag, id]);
  const current = shown.find(({ code }) => code === value);

  // React sets the selected option, but not the default one for a form reset, which would be Afghanistan.
  useEffect(() => {
    const element = select.current;
    if (!element) return;
    for (const option of element.options) option.defaultSelected = option.value === resetTo;
    element.value = value;
  }, [resetTo, value]);

  const choose = (code: string) => {
    onChange({ country: code, dialCode: dialCodeOf(code) ?? '' });
    setOpen(false);
    select.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div
      ref={root}
      className={css.root}
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <div className={css.frame}>
        <div data-part="face" className={css.face} aria-hidden>
          <Flag code={value} />
          <bdi className={clsx(kind === 'country' && css.faceName)} suppressHydrationWarning>
            {kind === 'country' ? current?.name : `+${dialCodeOf(value) ?? ''}`}
          </bdi>
          <IconChevronDown size={16} className={css.chevron} />
        </div>
        <select
          ref={useMergedRef(ref, select)}
          data-part="input"
          {...control}
          id={id}
          aria-label={label}
          value={value}
          onChange={(event) => choose(event.target.value)}
          onMouseDown={composeHandlers(onMouseDown, (event: MouseEvent<HTMLSelectElement>) => {
            // Touch uses the native picker.
            if (matchMedia('(pointer: coarse)').matches) return;
            event.preventDefault();
            select.current?.focus();
            setOpen(!open);
          })}
          onKeyDown={composeHandlers(onKeyDown, openByKey)}
          className={css.select}
        >
          {shown.map(({ code, name, dialCode }) => (
            <option key={code} value={code} suppressHydrationWarning>
              {kind === 'country' ? name : `${name} ${isolate({ dir }, `+${dialCode}`)}`}
            </option>
          ))}
        </select>
      </div>
      {open && (
        <Suspense fallback={null}>
          <CountryList
            anchor={root}
            value={value}
            onSelect={choose}
            onClose={() => {
              setOpen(false);
              select.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
});
