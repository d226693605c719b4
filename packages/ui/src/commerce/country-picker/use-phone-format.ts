'use client';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { dialCodeOf } from './countries.ts';
import { digitsOf, submittedNumber } from './phone-digits.ts';

// Loaded when a field is used: the numbering plans of all countries are large.
type Formatter = typeof import('./phone-format.ts');
let loaded: Formatter | undefined;

const load = () =>
  import('./phone-format.ts').then(
    (formatter) => (loaded = formatter),
    // Without the formatter numbers stay as they are typed.
    () => undefined,
  );

/**
 * Groups a phone number while it is typed, as its country writes it, and makes forms send the digits. The formatter is
 * loaded when the field gets the focus or holds a number.
 */
export function usePhoneFormat(
  fieldRef: RefObject<HTMLInputElement | null>,
  {
    country,
    name,
    onCountry,
  }: { country: string; name: string | undefined; onCountry: (country: string) => void },
) {
  const [formatter, setFormatter] = useState(loaded);
  const before = useRef('');
  const parsedBy = useRef<Formatter>(undefined);
  const takeCountry = useRef(onCountry);
  useEffect(() => {
    takeCountry.current = onCountry;
  });
  const loadFormatter = () => {
    if (!formatter) void load().then((next) => setFormatter(next));
  };

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (!formatter && field.value !== '') void load().then((next) => setFormatter(next));
    // The formatter or the country has changed. A caret inside the text would jump, so the next edit formats it.
    // Autofilled or pasted with a calling code, also of another country, before the formatter was there. Not when the
    // country changes: a reset form still holds the old number then, and a chosen country is the shopper's decision.
    const isNew = formatter !== parsedBy.current;
    parsedBy.current = formatter;
    const international =
      isNew && formatter && field.value.startsWith('+')
        ? formatter.parseInternational(field.value)
        : undefined;
    if (international) {
      field.value = international.national;
      takeCountry.current(international.country);
      return;
    }
    const { value, selectionStart } = field;
    const atEnd = document.activeElement !== field || selectionStart === value.length;
    const next = formatter ? formatter.formatPhone(country, value) : value;
    if (atEnd && next !== value) field.value = next;
    before.current = digitsOf(field.value);
  }, [fieldRef, formatter, country]);

  useEffect(() => {
    const onFormData = ({ target, formData }: FormDataEvent) => {
      const field = fieldRef.current;
      if (!name || !field || target !== field.form || formData.getAll(name).length !== 1) return;
      formData.set(name, submittedNumber(field.value));
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, [fieldRef, name]);

  /** Call it before the caller's change handler, which then sees the formatted text. */
  const onEdit = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    const pasted = inputType === 'insertText' ? '' : field.value.trim();
    const other = pasted.startsWith('+') ? formatter?.parseInternational(pasted) : undefined;
    if (other && other.country !== country) {
      field.value = other.national;
      before.current = other.national;
      onCountry(other.country);
      return;
    }
    const prefix = `+${dialCodeOf(country) ?? ''}`;
    // Autofilled or pasted with the calling code that the country select already shows.
    const hasPrefix = inputType !== 'insertText' && field.value.trim().startsWith(prefix);
    const text = hasPrefix ? field.value.trim().slice(prefix.length).trim() : field.value;
    const caret = hasPrefix ? text.length : (field.selectionStart ?? text.length);
    const next = formatter
      ? formatter.formatEdit(country, { text, caret, inputType, before: before.current })
      : { text, caret };
    before.current = digitsOf(next.text);
    if (next.text !== field.value) {
      field.value = next.text;
      field.setSelectionRange(next.caret, next.caret);
    }
  };
  const format = (value: string) => (formatter ? formatter.formatPhone(country, value) : value);
  return { onEdit, loadFormatter, format };
}
