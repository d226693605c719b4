'use client';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { digitsOf, formatEdit, formatPhone, sentNumber, type PhoneFormats } from './phone-format.ts';

type Table = Readonly<Record<string, PhoneFormats>>;
let table: Table | undefined;

const load = () =>
  import('./generated/phone-formats.ts').then(
    ({ formats }) => (table = formats),
    // Without them numbers stay as they are typed.
    () => undefined,
  );

/**
 * Groups a phone number while it is typed, as its country writes it, and has forms send the digits. The table comes when
 * the field gets the focus or holds a number.
 */
export function usePhoneFormat(
  fieldRef: RefObject<HTMLInputElement | null>,
  { dialCode, name }: { dialCode: string; name: string | undefined },
) {
  const [formats, setFormats] = useState(table);
  const before = useRef('');
  const rules = formats?.[dialCode];
  const fetch = () => {
    if (!formats) void load().then(setFormats);
  };

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (!formats && field.value !== '') void load().then(setFormats);
    // The table or the country has changed. A caret inside would jump: then the next edit puts it right.
    const { value, selectionStart } = field;
    const atEnd = document.activeElement !== field || selectionStart === value.length;
    const next = formatPhone(rules, value);
    if (atEnd && next !== value) field.value = next;
    before.current = digitsOf(field.value);
  }, [fieldRef, formats, rules]);

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
    const next = formatEdit(rules, { text, caret, inputType, before: before.current });
    before.current = digitsOf(next.text);
    if (next.text !== field.value) {
      field.value = next.text;
      field.setSelectionRange(next.caret, next.caret);
    }
  };
  return { onEdit, fetch, format: (value: string) => formatPhone(rules, value) };
}
