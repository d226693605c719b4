'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly, visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { IconChevronDown, IconClose } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFloat } from '../state/use-float.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { Tag } from '../tag/tag.tsx';
import { ComboboxList, optionId } from './combobox-list.tsx';
import { ComboboxFallback } from './combobox-fallback.tsx';
import * as css from './combobox.css.ts';
import { matchesQuery, sameText, type ComboboxOption } from './combobox-options.ts';

type OwnInputProps = 'children' | 'defaultValue' | 'list' | 'onChange' | 'required' | 'type' | 'value';

interface ComboboxBase extends Omit<ComponentPropsWithoutRef<'input'>, OwnInputProps>, FieldProps {
  options: readonly ComboboxOption[];
  /** What stands in the text box. */
  inputValue?: string | undefined;
  /** Called on every change of the text; load options here, with `filter={false}`. */
  onInputChange?: ((change: { value: string }) => void) | undefined;
  /** Whether an option stays for a query; `false` when the server chose the options. */
  filter?: ((option: ComboboxOption, query: string) => boolean) | false | undefined;
  /** More options are on their way. */
  loading?: boolean | undefined;
  /** Shown when nothing matches. */
  empty?: ReactNode;
  /** Takes what was typed when no option has that name. */
  allowCustom?: boolean | undefined;
  /** Adds a button that empties it. */
  clearable?: boolean | undefined;
  /** The most rows shown at once; a line below says how many more match. */
  maxShown?: number | undefined;
}

export interface ComboboxSingleProps extends ComboboxBase {
  multiple?: false | undefined;
  /** Value of the chosen option; empty for none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
}

export interface ComboboxMultipleProps extends ComboboxBase {
  /** Several can be chosen; they stand as chips before the text. */
  multiple: true;
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onChange?: ((change: { value: readonly string[] }) => void) | undefined;
}

export type ComboboxProps = ComboboxSingleProps | ComboboxMultipleProps;

/** What single and multiple have in common for us. */
interface AnyComboboxProps extends ComboboxBase {
  multiple?: boolean | undefined;
  value?: string | readonly string[] | undefined;
  defaultValue?: string | readonly string[] | undefined;
  onChange?: ((change: { value: never }) => void) | undefined;
}

const pageSize = 10;
const none: readonly string[] = [];

function asList(value: string | readonly string[] | undefined): readonly string[] | undefined {
  if (typeof value !== 'string') return value;
  return value === '' ? none : [value];
}

/**
 * A text box that finds one or several of many options (WAI-ARIA combobox with list autocomplete). `ref` and props
 * reach the input, `className` the frame. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(props, ref) {
  const [frame, own] = splitFieldProps<AnyComboboxProps>(props);
  const {
    id: givenId,
    className,
    options,
    inputValue,
    onInputChange,
    filter = matchesQuery,
    loading = false,
    empty,
    allowCustom = false,
    clearable = false,
    maxShown = 100,
    multiple = false,
    value: prop,
    defaultValue,
    onChange,
    name,
    form,
    ...input
  } = own;
  const t = useMessages();
  const generated = useId();
  const id = givenId ?? generated;
  const listId = `${id}-list`;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const inputRef = useMergedRef(ref, field);
  const hydrated = useHydrated();

  const given = useMemo(() => asList(prop), [prop]);
  const [initial] = useState(() => asList(defaultValue) ?? none);
  const [values, setValues] = useControllableState({
    prop: given,
    defaultProp: initial,
    onChange: (next: readonly string[]) => {
      // `multiple` and `onChange` come as a pair that fits.
      onChange?.({ value: (multiple ? next : (next[0] ?? '')) as never });
    },
  });
  // Names of chosen options that a later search no longer lists.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const nameOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? names[value] ?? value;

  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // What was typed and is not chosen yet; without it the text says what is chosen.
  const [draft, setDraft] = useState<string>();
  const settled = multiple || values[0] === undefined ? '' : nameOf(values[0]);
  const text = inputValue ?? draft ?? settled;
  const query = draft === undefined ? '' : text;

  const matches = useMemo(
    () =>
      filter === false || query.trim() === '' ? options : options.filter((option) => filter(option, query)),
    [options, filter, query],
  );
  const shown = matches.slice(0, maxShown);
  const isNew = allowCustom && query.trim() !== '' && !options.some(({ label }) => sameText(label, query));
  const custom = isNew ? query.trim() : undefined;
  const last = shown.length - 1 + (custom === undefined ? 0 : 1);
  const current = Math.min(active, last);

  useFloat({ open, anchor: root, float: panel, minWidth: 0 });
  useEffect(() => {
    if (open && current >= 0) {
      document.getElementById(optionId(listId, current))?.scrollIntoView({ block: 'nearest' });
    }
  }, [open, current, listId]);
  useFormReset(root, () => {
    setDraft(undefined);
    setValues(initial);
  });

  const type = (next: string | undefined, says = next ?? settled) => {
    setDraft(next);
    if (says !== text) onInputChange?.({ value: says });
  };
  const show = (at: number) => {
    setOpen(true);
    setActive(at);
  };
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (value: string, label: string) => {
    setNames({ ...names, [value]: label });
    if (!multiple) {
      setValues([value]);
      type(undefined, label);
      hide();
      return;
    }
    setValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
    type(undefined, '');
  };
  const chooseAt = (index: number) => {
    const option = shown[index];
    if (option?.disabled) return;
    if (option) choose(option.value, option.label);
    else if (custom !== undefined) choose(custom, custom);
  };
  const remove = (value: string) => {
    setValues(values.filter((each) => each !== value));
    field.current?.focus();
  };
  const clear = () => {
    setValues(none);
    type(undefined, '');
    field.current?.focus();
  };
  /** Leaving settles what was typed: an option of that name, a word of one's own, or what was chosen before. */
  const settle = () => {
    hide();
    if (draft === undefined) return;
    const typed = draft.trim();
    const option = options.find(({ label, disabled = false }) => !disabled && sameText(label, typed));
    if (typed !== '' && option) {
      if (!values.includes(option.value)) choose(option.value, option.label);
      else type(undefined);
    } else if (typed !== '' && allowCustom) choose(typed, typed);
    else if (typed === '' && !multiple) {
      setValues(none);
      type(undefined, '');
    } else type(undefined);
  };

  const move = (by: 1 | -1) => {
    const chosen = multiple ? -1 : shown.findIndex(({ value }) => value === values[0]);
    const edge = by === 1 ? 0 : last;
    const from = current < 0 ? edge - by : current;
    if (open) setActive((from + by + last + 1) % (last + 1));
    else show(chosen < 0 ? edge : chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (event.altKey ? show(-1) : move(1)),
      ArrowUp: () => (event.altKey ? hide() : move(-1)),
      PageDown: open ? () => setActive(Math.min(last, current + pageSize)) : undefined,
      PageUp: open ? () => setActive(Math.max(0, current - pageSize)) : undefined,
      Enter: open && current >= 0 ? () => chooseAt(current) : undefined,
      Escape: open ? hide : text === '' ? undefined : clear,
      Backspace: multiple && text === '' && values.length > 0 ? () => remove(values.at(-1) ?? '') : undefined,
    };
    const act = keys[event.key];
    if (!act) {
      // The caret moves; no option is meant any more.
      if (event.key === 'Home' || event.key === 'End') setActive(-1);
      return;
    }
    event.preventDefault();
    // Escape closes the list, not the dialog it stands in.
    event.stopPropagation();
    act();
  };

  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div
          ref={root}
          data-part="box"
          className={clsx(fieldCss.box, css.box)}
          onBlur={(event: FocusEvent<HTMLDivElement>) => {
            if (!event.currentTarget.contains(event.relatedTarget)) settle();
          }}
        >
          <ComboboxFallback
            id={id}
            name={name}
            options={options}
            values={values}
            multiple={multiple}
            free={allowCustom || filter === false}
          />
          {/* Without script the control above sends the value. */}
          {hydrated &&
            values.map((value) => (
              <input
                key={value}
                type="hidden"
                name={name}
                form={form}
                value={value}
                disabled={input.disabled}
              />
            ))}
          {multiple && values.length > 0 && (
            <ul aria-label={t('combobox.chosen')} className={css.chips}>
              {values.map((value) => (
                <li key={value}>
                  <Tag
                    name={nameOf(value)}
                    onRemove={input.disabled || input.readOnly ? undefined : () => remove(value)}
                  >
                    {nameOf(value)}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-part="input"
            {...input}
            {...control}
            ref={inputRef}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && current >= 0 ? optionId(listId, current) : undefined}
            form={form}
            required={control.required && values.length === 0}
            value={text}
            onChange={(event) => {
              const next = event.currentTarget.value;
              type(next);
              show(allowCustom || next.trim() === '' ? -1 : 0);
            }}
            onClick={composeHandlers(input.onClick, () => {
              if (!open && !input.disabled && !input.readOnly) show(-1);
            })}
            onKeyDown={composeHandlers(input.onKeyDown, (event) => {
              if (!input.readOnly) onKeyDown(event);
            })}
            className={clsx(fieldCss.input, css.input, scriptOnly)}
          />
          <span className={clsx(css.buttons, scriptOnly)}>
            {clearable && (values.length > 0 || text !== '') && !input.disabled && (
              <button
                type="button"
                aria-label={t('action.clear')}
                data-part="clear"
                onClick={clear}
                className={css.button}
              >
                <IconClose size={16} />
              </button>
            )}
            <button
              type="button"
              // The keyboard opens it from the input.
              tabIndex={-1}
              aria-label={t('combobox.open')}
              aria-expanded={open}
              aria-controls={listId}
              disabled={input.disabled || input.readOnly}
              data-part="toggle"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (open) hide();
                else show(-1);
                field.current?.focus();
              }}
              className={css.button}
            >
              <IconChevronDown size={16} />
            </button>
          </span>
          <ComboboxList
            panel={panel}
            id={listId}
            labelledBy={id}
            open={open}
            multiple={multiple}
            options={shown}
            more={matches.length - shown.length}
            custom={custom}
            values={values}
            active={current}
            query={query.trim()}
            loading={loading}
            empty={empty}
            onChoose={chooseAt}
          />
          <output className={visuallyHidden}>
            {open && !loading && query !== '' && t('combobox.results', { count: last + 1 })}
          </output>
        </div>
      )}
    </Field>
  );
});
