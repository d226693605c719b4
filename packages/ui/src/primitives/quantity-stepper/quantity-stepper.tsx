'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconMinus, IconPlus } from '../icon/icons.tsx';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useFormReset } from '../state/use-form-reset.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { useScriptOnly } from '../state/use-script-only.ts';
import * as css from './quantity-stepper.css.ts';

export interface QuantityStepperProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The form name. */
  name?: string | undefined;
  /** The number, controlled. */
  value?: number | undefined;
  /** The number at first. */
  defaultValue?: number | undefined;
  /** The lowest number. */
  min?: number | undefined;
  /** The highest number, for example the stock. */
  max?: number | undefined;
  /** Called with the new number. */
  onChange?: ((change: { value: number }) => void) | undefined;
  /** The accessible name; "Quantity" by default. */
  label?: string | undefined;
  /** The reason of a limit, shown below. */
  reason?: ReactNode;
  /** The height: 36 or 44 px. */
  size?: 'sm' | 'md' | undefined;
  /** The number cannot be changed. */
  disabled?: boolean | undefined;
  /** The id of the form if the component is outside of it. */
  form?: string | undefined;
  /** Makes the buttons submit the form without script: `{ type: 'submit', name, value }`. */
  decrementProps?: ComponentPropsWithoutRef<'button'> | undefined;
  /** Props of the plus button. */
  incrementProps?: ComponentPropsWithoutRef<'button'> | undefined;
}

/**
 * A quantity: a number field with a button on each side. Arrow keys change it too.
 * https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/
 */
export const QuantityStepper = forwardRef<HTMLDivElement, QuantityStepperProps>(function QuantityStepper(
  {
    name,
    value: prop,
    min = 1,
    max,
    defaultValue = min,
    onChange,
    label,
    reason,
    size = 'md',
    disabled = false,
    form,
    decrementProps,
    incrementProps,
    ...rest
  },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  const reasonId = useId();
  const [value, setValue] = useControllableState({
    prop,
    defaultProp: defaultValue,
    onChange: (next: number) => onChange?.({ value: next }),
  });
  // The text while the user types; the number after that.
  const [draft, setDraft] = useState<string>();
  useFormReset(own, () => {
    setDraft(undefined);
    setValue(defaultValue);
  });
  const clamp = (wanted: number) =>
    Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.trunc(wanted)));
  const commit = (wanted: number) => {
    setDraft(undefined);
    setValue(clamp(Number.isFinite(wanted) ? wanted : value));
  };
  const adoptEarly = useRef(() => {
    const typed = input.current?.value ?? String(value);
    if (typed === String(value)) return;
    if (input.current?.matches(':focus')) setDraft(typed);
    else commit(typed === '' ? value : Number(typed));
  });
  // What was typed before hydration counts.
  useEffect(() => adoptEarly.current(), []);
  // The wheel turns the number of a field with the focus, also of somebody who only scrolls the page. React's own listener
  // comes too late for that.
  useEffect(() => {
    const field = input.current;
    const release = () => field?.blur();
    field?.addEventListener('wheel', release, { passive: true });
    return () => field?.removeEventListener('wheel', release);
  }, []);
  const stepButton = (direction: -1 | 1, extra: ComponentPropsWithoutRef<'button'> | undefined) => {
    const off = disabled || clamp(value + direction) === value;
    return (
      <button
        type="button"
        data-part="step"
        form={form}
        {...extra}
        aria-label={t(direction < 0 ? 'quantity.decrease' : 'quantity.increase')}
        // Stays focusable at the limit, so that the focus is not lost.
        aria-disabled={off || undefined}
        className={clsx(css.step, extra?.type !== 'submit' && scriptOnly)}
        onClick={composeHandlers(extra?.onClick, (event) => {
          if (off) event.preventDefault();
          else commit(value + direction);
        })}
      >
        {direction < 0 ? <IconMinus size={16} /> : <IconPlus size={16} />}
      </button>
    );
  };
  return (
    <div ref={useMergedRef(ref, own)} {...rest}>
      <div
        data-part="box"
        className={clsx(css.stepper, css.size[size])}
        role="group"
        aria-label={label ?? t('quantity.label')}
      >
        {stepButton(-1, decrementProps)}
        <input
          ref={input}
          type="number"
          data-part="input"
          inputMode="numeric"
          // Else browsers put what was typed long ago back, after Back and a reload, and it would count.
          autoComplete="off"
          name={name}
          form={form}
          min={min}
          max={max}
          disabled={disabled}
          value={draft ?? value}
          aria-label={label ?? t('quantity.label')}
          aria-describedby={reason ? reasonId : undefined}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={({ currentTarget: { value: typed } }) => {
            // What was typed may be newer than what has been rendered.
            if (draft !== undefined || typed !== String(value)) commit(typed === '' ? value : Number(typed));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || draft === undefined) return;
            commit(draft === '' ? value : Number(draft));
          }}
          className={css.input}
        />
        {stepButton(1, incrementProps)}
      </div>
      {reason && (
        <div id={reasonId} data-part="reason" className={css.reason}>
          {reason}
        </div>
      )}
    </div>
  );
});
