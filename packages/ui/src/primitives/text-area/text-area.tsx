'use client';
import { formatDigits } from '@marketfront/i18n/format';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useLocale, useMessage } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as fieldCss from '../field/field.css.ts';
import { Field, splitFieldProps, type FieldProps } from '../field/field.tsx';
import { useFormReset } from '../state/use-form-reset.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { countCharacters } from './count-characters.ts';
import { cutBeyond, refuseBeyond } from './limit-text.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps extends Omit<ComponentPropsWithoutRef<'textarea'>, 'required'>, FieldProps {}

/**
 * A text area that grows with its text; with `maxLength` it counts user-perceived characters. `ref` and props go to the
 * text area, `className` to the frame.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const [frame, { id, className, onChange, onCompositionEnd, maxLength, ...area }] = splitFieldProps(props);
  const { locale } = useLocale();
  const counterId = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const mergedRef = useMergedRef(ref, own);
  const initial = countCharacters(String(area.defaultValue ?? ''));
  const [typed, setTyped] = useState(initial);
  useFormReset(own, () => setTyped(initial));
  const count = area.value === undefined ? typed : countCharacters(String(area.value));
  // Browsers count UTF-16 units. Without script their limit is the only one.
  const hydrated = useHydrated();
  // On hydration React resets a prefilled text area to its initial text, but not one that it believes to be empty.
  const hydrating = !hydrated && typeof document !== 'undefined';
  const prefilled = hydrating && area.value === undefined ? { defaultValue: '' } : undefined;
  useEffect(() => setTyped(countCharacters(own.current?.value ?? '')), [hydrated]);
  const [ownsLimit, setOwnsLimit] = useState(false);
  useEffect(() => setOwnsLimit(maxLength !== undefined), [maxLength]);
  const limit = (input: HTMLTextAreaElement, isComposing: boolean) => {
    if (maxLength !== undefined && !isComposing) cutBeyond(maxLength, input);
  };
  // React has no prop for this event.
  useEffect(() => {
    const area = own.current;
    if (!area || maxLength === undefined) return undefined;
    const refuse = (event: InputEvent) => refuseBeyond(maxLength, event);
    area.addEventListener('beforeinput', refuse);
    return () => area.removeEventListener('beforeinput', refuse);
  }, [maxLength]);
  const spoken = useMessage('field.count', { count, max: maxLength ?? 0 });
  return (
    <Field
      {...frame}
      controlId={id}
      className={className}
      describedBy={maxLength === undefined ? undefined : counterId}
    >
      {(control) => (
        <>
          <div data-part="box" className={fieldCss.box}>
            <textarea
              ref={mergedRef}
              data-part="input"
              rows={3}
              {...area}
              {...prefilled}
              {...control}
              maxLength={ownsLimit ? undefined : maxLength}
              onChange={(event) => {
                limit(event.currentTarget, (event.nativeEvent as InputEvent).isComposing);
                setTyped(countCharacters(event.currentTarget.value));
                onChange?.(event);
              }}
              onCompositionEnd={(event) => {
                limit(event.currentTarget, false);
                setTyped(countCharacters(event.currentTarget.value));
                onCompositionEnd?.(event);
              }}
              className={clsx(fieldCss.input, css.area)}
            />
          </div>
          {maxLength !== undefined && (
            <div
              id={counterId}
              data-part="counter"
              data-full={count >= maxLength ? '' : undefined}
              className={css.counter}
            >
              <span aria-hidden>{formatDigits(locale, `${count}/${maxLength}`)}</span>
              <span className={visuallyHidden}>{spoken}</span>
            </div>
          )}
        </>
      )}
    </Field>
  );
});
