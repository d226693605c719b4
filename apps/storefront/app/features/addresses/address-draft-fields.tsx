import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';
import { addressDraft, keepAddress } from './address-draft.ts';
import type { Texts } from '../../browser/index.ts';

export interface AddressDraftFieldsProps extends AddressFieldsProps {
  /** Identifies the form and the saved values at the time when it was opened. */
  readonly form: string;
  /** Whether the values were sent but not saved: they take precedence over the stored draft. */
  readonly isAnswered: boolean;
}

/** Whether no text has been typed. */
const isUntouched = (frame: Element) =>
  [...frame.querySelectorAll<HTMLInputElement>('input[data-part=input]')].every(
    ({ type, value, defaultValue }) => type === 'checkbox' || value === defaultValue,
  );

/** The fields of an address. Typed values stay in this tab until it is saved. */
export default function AddressDraftFields({
  form,
  isAnswered,
  values,
  makeDefault,
  ...props
}: AddressDraftFieldsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<Texts>();
  useEffect(() => {
    const element = frame.current;
    if (isAnswered || !element) return;
    // Values typed before hydration take precedence over the stored draft.
    if (isUntouched(element)) setKept(addressDraft(form).read());
    else keepAddress(element, form);
  }, [form, isAnswered]);
  const keep = (event: SyntheticEvent) => keepAddress(event.currentTarget, form);
  const shown = isAnswered ? undefined : kept;
  return (
    <div ref={frame} role="presentation" onInput={keep} onBlur={keep}>
      <AddressFields
        key={kept ? 'kept' : 'new'}
        {...props}
        values={shown ?? values}
        makeDefault={shown ? shown.isDefault !== undefined : makeDefault}
      />
    </div>
  );
}
