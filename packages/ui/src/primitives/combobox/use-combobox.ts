'use client';
import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { rootOf } from '../state/root-of.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFloat } from '../state/use-float.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { optionId } from './combobox-list.tsx';
import { isNamed, matchesQuery, sameText } from './combobox-options.ts';
import type { AnyComboboxProps } from './combobox-props.ts';

interface ComboboxState
  extends Pick<
    AnyComboboxProps,
    | 'options'
    | 'inputValue'
    | 'onInputChange'
    | 'filter'
    | 'allowCustom'
    | 'multiple'
    | 'value'
    | 'defaultValue'
    | 'onChange'
  > {
  listId: string;
  root: RefObject<HTMLDivElement | null>;
  field: RefObject<HTMLInputElement | null>;
  panel: RefObject<HTMLDivElement | null>;
}

const pageSize = 10;
const none: readonly string[] = [];

function asList(value: string | readonly string[] | undefined): readonly string[] | undefined {
  if (typeof value !== 'string') return value;
  return value === '' ? none : [value];
}

/** Selection, text and active option of a combobox, and its keys. */
export function useCombobox({
  listId,
  root,
  field,
  panel,
  options,
  inputValue,
  onInputChange,
  filter = matchesQuery,
  allowCustom = false,
  multiple = false,
  value: prop,
  defaultValue,
  onChange,
}: ComboboxState) {
  const controlled = useMemo(() => asList(prop), [prop]);
  const [initial] = useState(() => asList(defaultValue) ?? none);
  const [values, setValues] = useControllableState({
    prop: controlled,
    defaultProp: initial,
    onChange: (next: readonly string[]) => {
      // The props guarantee that `multiple` and `onChange` belong together.
      onChange?.({ value: (multiple ? next : (next[0] ?? '')) as never });
    },
  });
  // Labels of selected options that a later search no longer lists.
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? labels[value] ?? value;

  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // Typed text that is not selected yet; without it the input shows the selection.
  const [draft, setDraft] = useState<string>();
  const selectedText = multiple || values[0] === undefined ? '' : labelOf(values[0]);
  const text = inputValue ?? draft ?? selectedText;
  const query = draft === undefined ? '' : text;

  const matches = useMemo(
    () =>
      filter === false || query.trim() === '' ? options : options.filter((option) => filter(option, query)),
    [options, filter, query],
  );
  const isNew = allowCustom && query.trim() !== '' && !options.some(({ label }) => sameText(label, query));
  const custom = isNew ? query.trim() : undefined;
  const last = matches.length - 1 + (custom === undefined ? 0 : 1);
  const current = Math.min(active, last);

  useFloat({ open, anchor: root, float: panel, minWidth: 0 });
  useEffect(() => {
    if (open && current >= 0 && root.current) {
      const option = rootOf(root.current).getElementById(optionId(listId, current));
      option?.scrollIntoView({ block: 'nearest' });
    }
  }, [open, current, listId, root]);
  useFormReset(root, () => {
    setDraft(undefined);
    setValues(initial);
  });

  const setText = (next: string | undefined, shownText = next ?? selectedText) => {
    setDraft(next);
    if (shownText !== text) onInputChange?.({ value: shownText });
  };
  const openAt = (index: number) => {
    setOpen(true);
    setActive(index);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const select = (value: string, label: string) => {
    setLabels({ ...labels, [value]: label });
    if (!multiple) {
      setValues([value]);
      setText(undefined, label);
      close();
      return;
    }
    setValues(values.includes(value) ? values.filter((each) => each !== value) : [...values, value]);
    setText(undefined, '');
  };
  const selectAt = (index: number) => {
    const option = matches[index];
    if (option?.disabled) return;
    if (option) select(option.value, option.label);
    else if (custom !== undefined) select(custom, custom);
  };
  const remove = (value: string) => {
    setValues(values.filter((each) => each !== value));
    field.current?.focus();
  };
  const clear = () => {
    setValues(none);
    setText(undefined, '');
    field.current?.focus();
  };
  /** When the focus leaves: selects the option with the typed label, accepts the text, or restores the selection. */
  const commit = () => {
    close();
    if (draft === undefined) return;
    const typed = draft.trim();
    const option = options.find((each) => !each.disabled && isNamed(each, typed));
    if (typed !== '' && option) {
      if (!values.includes(option.value)) select(option.value, option.label);
      else setText(undefined);
    } else if (typed !== '' && allowCustom) select(typed, typed);
    else if (typed === '' && !multiple) {
      setValues(none);
      setText(undefined, '');
    } else setText(undefined);
  };

  const move = (by: 1 | -1) => {
    const selectedIndex = multiple ? -1 : matches.findIndex(({ value }) => value === values[0]);
    const edge = by === 1 ? 0 : last;
    const from = current < 0 ? edge - by : current;
    if (open) setActive((from + by + last + 1) % (last + 1));
    else openAt(selectedIndex < 0 ? edge : selectedIndex);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (event.altKey ? openAt(-1) : move(1)),
      ArrowUp: () => (event.altKey ? close() : move(-1)),
      PageDown: open ? () => setActive(Math.min(last, current + pageSize)) : undefined,
      PageUp: open ? () => setActive(Math.max(0, current - pageSize)) : undefined,
      Enter: open && current >= 0 ? () => selectAt(current) : undefined,
      Escape: open ? close : text === '' ? undefined : clear,
      Backspace: multiple && text === '' && values.length > 0 ? () => remove(values.at(-1) ?? '') : undefined,
    };
    const action = keys[event.key];
    if (!action) {
      // These keys move the caret, so no option is active any more.
      if (event.key === 'Home' || event.key === 'End') setActive(-1);
      return;
    }
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    action();
  };

  return {
    values,
    labelOf,
    open,
    text,
    query,
    matches,
    custom,
    active: current,
    resultCount: last + 1,
    setText,
    openAt,
    close,
    selectAt,
    remove,
    clear,
    commit,
    onKeyDown,
  };
}
