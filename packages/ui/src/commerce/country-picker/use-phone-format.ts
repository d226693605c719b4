'use client';
import { useEffect, useRef, useState, type ChangeEvent, type RefObject } from 'react';
import { rootOf } from '../../primitives/state/root-of.ts';
import { dialCodeOf } from './countries.ts';
import { digitsOf, internationalOf, submittedNumber } from './phone-digits.ts';
import type { PhoneFormat } from './phone-format.ts';

let loaded: PhoneFormat | undefined;
let isReported = false;

/**
 * Loaded when a field is used, because the numbering plans of all countries are large. libphonenumber-js is an optional
 * peer dependency: bundlers tolerate a missing module that is imported inside `try`.
 */
async function load(): Promise<PhoneFormat | undefined> {
  try {
    const { AsYouType, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const { createPhoneFormat } = await import('./phone-format.ts');
    loaded = createPhoneFormat({ AsYouType, parsePhoneNumberFromString });
    return loaded;
  } catch {
    if (!isReported)
      console.warn(
        'marketfront/ui: <PhoneField> shows numbers as they are typed, because it could not load libphonenumber-js. Install it: npm install libphonenumber-js.',
      );
    isReported = true;
    return undefined;
  }
}

/**
 * Groups a phone number in the style of its country while it is typed, and makes forms send the digits. The formatter
 * is loaded when the field gets the focus or contains a number.
 */
export function usePhoneFormat(
  fieldRef: RefObject<HTMLInputElement | null>,
  {
    country,
    name,
    e164Name,
    onCountry,
  }: {
    country: string;
    name: string | undefined;
    e164Name: string | undefined;
    onCountry: (country: string) => void;
  },
) {
  const [formatter, setFormatter] = useState(loaded);
  const before = useRef('');
  const parsedBy = useRef<PhoneFormat>(undefined);
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
    // Autofilled or pasted with a calling code, also of another country, before the formatter was loaded. Not when the
    // country changes: a reset form still contains the old number then, and a chosen country is the shopper's decision.
    const isNew = formatter !== parsedBy.current;
    parsedBy.current = formatter;
    const typed = internationalOf(field.value);
    const international = isNew && formatter && typed ? formatter.parseInternational(typed) : undefined;
    if (formatter && international) {
      field.value = formatter.formatPhone(international.country, international.national);
      before.current = digitsOf(field.value);
      takeCountry.current(international.country);
      return;
    }
    const { value, selectionStart } = field;
    const atEnd = rootOf(field).activeElement !== field || selectionStart === value.length;
    const next = formatter ? formatter.formatPhone(country, value) : value;
    if (atEnd && next !== value) field.value = next;
    before.current = digitsOf(field.value);
  }, [fieldRef, formatter, country]);

  useEffect(() => {
    const onFormData = ({ target, formData }: FormDataEvent) => {
      const field = fieldRef.current;
      if (!name || !field || target !== field.form || formData.getAll(name).length !== 1) return;
      formData.set(name, submittedNumber(field.value));
      const e164 = e164Name && formatter?.toE164(country, field.value);
      if (e164Name && e164) formData.set(e164Name, e164);
    };
    document.addEventListener('formdata', onFormData);
    return () => document.removeEventListener('formdata', onFormData);
  }, [fieldRef, name, e164Name, formatter, country]);

  /** Call it before the caller's change handler, which then sees the formatted text. */
  const onEdit = ({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as InputEvent;
    // Autofilled or pasted with the calling code of the displayed country or of another one.
    const typed = inputType === 'insertText' ? undefined : internationalOf(field.value);
    const international = typed ? formatter?.parseInternational(typed) : undefined;
    if (formatter && international) {
      field.value = formatter.formatPhone(international.country, international.national);
      before.current = digitsOf(field.value);
      if (international.country !== country) onCountry(international.country);
      return;
    }
    const prefix = `+${dialCodeOf(country) ?? ''}`;
    // A number that the formatter cannot parse follows the calling code that the country select already shows.
    const hasPrefix = typed?.startsWith(prefix);
    const text = hasPrefix && typed ? typed.slice(prefix.length).trim() : field.value;
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
