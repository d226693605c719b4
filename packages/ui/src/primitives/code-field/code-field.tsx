'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type CompositionEvent,
  type ReactNode,
} from 'react';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { enterText } from '../state/enter-text.ts';
import * as css from './code-field.css.ts';
import { codeIn, isSentence, valueAfter } from './code-in-text.ts';

export interface CodeFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'required' | 'maxLength'>,
    FieldProps {
  /** The number of characters, 6 by default. */
  length?: number | undefined;
  /** Called when the last character is entered. */
  onComplete?: ((result: { value: string }) => void) | undefined;
  /** Content inside the box after the input, usually a `ResendButton`. */
  end?: ReactNode;
}

/**
 * One input for a one-time code: phones can autofill it, a pasted "123 456" is accepted, and the code is extracted from
 * a pasted message. Digits of all scripts are accepted.
 * `ref` and props go to the input, `className` to the frame.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const [
    frame,
    { id, className, length = 6, onComplete, onChange, onPaste, onCompositionEnd, end, ...input },
  ] = splitFieldProps(props);
  // The value before the next input.
  const before = useRef('');
  const isComposed = useRef(false);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const code = codeIn(text, length);
    if (code === undefined && !isSentence(text)) return;
    event.preventDefault();
    // A sentence without a code changes nothing.
    if (code !== undefined) enterText(event.currentTarget, code);
  };
  const settled = (input: HTMLInputElement) => valueAfter(input.value, before.current, length);
  const finish = (value: string) => {
    before.current = value;
    if (value.length === length) onComplete?.({ value });
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget, nativeEvent } = event;
    // The text of an active input method must not be changed.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (!isComposing) {
      isComposed.current = false;
      // Autofill may insert "123 456"; `maxlength` would cut off its last digit.
      const value = settled(currentTarget);
      if (value !== currentTarget.value) currentTarget.value = value;
    }
    onChange?.(event);
    if (!isComposing && !event.defaultPrevented) finish(currentTarget.value);
  };
  const endComposition = ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
    isComposed.current = true;
    // Firefox sends an input event after this one, Chromium and WebKit do not.
    setTimeout(() => {
      if (!isComposed.current) return;
      const value = settled(currentTarget);
      if (value === currentTarget.value) finish(value);
      else enterText(currentTarget, value);
    });
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
            onCompositionEnd={composeHandlers(onCompositionEnd, endComposition)}
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
