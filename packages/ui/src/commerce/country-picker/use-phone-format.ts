'use client';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { digitsOf, sentNumber } from './phone-digits.ts';

// The rules of all countries and what applies them, fetched when a field is used.
type Formatter = typeof import('./phone-format.ts');
let known: Formatter | undefined;

const load = () =>
  import('./phone-format.ts').then(
    (formatter) => (known = formatter),
    // Without it numbers stay as they are typed.
    () => undefined,
  );

/**
 * Groups a phone number while it is typed, as its country writes it, and has forms send the digits. The rules come when
 * the field gets the focus or holds a number.
 */
export function usePhoneFormat(
  fieldRef: RefObject<HTMLInputElement | null>,
  { dialCode, name }: { dialCode: string; name: string | undefined },
) {
  const [formatter, setFormatter] = useState(known);
  const before = useRef('');
  const rules = formatter?.formats[dialCode];
  const fetch = () => {
    if (!formatter) void load().then((next) => setFormatter(next));
  };

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (!formatter && field.value !== '') void load().then((next) => setFormatter(next));
    // The table or the country has changed. A caret inside would jump: then the next edit puts it right.
    const { value, selectionStart } = field;
    const atEnd = document.activeElement !== field || selectionStart === value.length;
    const next = formatter ? formatter.formatPhone(rules, value) : value;
    if (atEnd && next !== value) field.value = next;
    before.current = digitsOf(field.value);
  }, [fieldRef, formatter, rules]);

  useEffect(() => {
    const onFormData = ({ target, formData }: FormDataEvent) => {
      const field = fieldRef.current;
      if (!name || !field || target !== field.form || formData.getAll(name).length !== 1) return;
      formData.set(name, sentNumber(field.value));
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, [fieldRef, name]);

  /** Call first thing when the text has changed: handlers of the caller then see it formatted. */
  const onEdit = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    const own = `+${dialCode}`;
    // Filled in or pasted with the calling code that stands beside it.
    const doubled = inputType !== 'insertText' && field.value.trim().startsWith(own);
    const text = doubled ? field.value.trim().slice(own.length).trim() : field.value;
    const caret = doubled ? text.length : (field.selectionStart ?? text.length);
    const next = formatter
      ? formatter.formatEdit(rules, { text, caret, inputType, before: before.current })
      : { text, caret };
    before.current = digitsOf(next.text);
    if (next.text !== field.value) {
      field.value = next.text;
      field.setSelectionRange(next.caret, next.caret);
    }
  };
  const format = (value: string) => (formatter ? formatter.formatPhone(rules, value) : value);
  return { onEdit, fetch, format };
}
