'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import * as css from './code-field.css.ts';

export interface CodeFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'required' | 'maxLength'>,
    FieldProps {
  /** The number of characters, 6 by default. */
  length?: number | undefined;
  /** Called when the last character is entered. */
  onComplete?: ((result: { value: string }) => void) | undefined;
  /** Inside the box after the input, usually a `ResendButton`. */
  end?: ReactNode;
}

const clean = (text: string, length: number) => text.replace(/[^0-9a-z]/gi, '').slice(0, length);

/**
 * One input for a one-time code: phones can autofill it, and a pasted "123 456" fits.
 * `ref` and props go to the input, `className` to the frame.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const [frame, { id, className, length = 6, onComplete, onChange, onPaste, end, ...input }] =
    splitFieldProps(props);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const value = clean(event.clipboardData.getData('text'), length);
    if (value.length !== length) return;
    event.preventDefault();
    const target = event.currentTarget;
    // React reacts to the input event after the native setter, so that a controlled parent is notified too.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    // Autofill may insert "123 456"; `maxlength` would cut off its last digit.
    const value = clean(currentTarget.value, length);
    if (value !== currentTarget.value) currentTarget.value = value;
    onChange?.(event);
    if (!event.defaultPrevented && value.length === length) onComplete?.({ value });
  };
  return (
    <Field {...frame} controlId={id} className={className}>
      {(control) => (
        <div data-part="box" className={fieldCss.box}>
          <input
            ref={ref}
            data-part="input"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={'•'.repeat(length)}
            {...input}
            {...control}
            onPaste={composeHandlers(onPaste, paste)}
            onChange={change}
            className={clsx(fieldCss.input, css.code)}
          />
          {end && (
            <span data-part="end" className={fieldCss.slot.end}>
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  );
});
