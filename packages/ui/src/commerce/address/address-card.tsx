'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import * as boxCss from '../../primitives/checkbox/checkbox.css.ts';
import { useMessage } from '../../provider/use-message.ts';
import { useEarlyChoices } from '../../primitives/state/use-early-choices.ts';
import * as css from './address.css.ts';

export interface AddressCardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The name of the recipient. */
  name: ReactNode;
  /** Street, city, country. */
  lines: readonly ReactNode[];
  /** The phone number, formatted for display. */
  phone?: ReactNode;
  /** The e-mail address. */
  email?: ReactNode;
  /** Shows that it is the default address. */
  isDefault?: boolean | undefined;
  /** Makes the card a radio button of a group. */
  radio?:
    | {
        name: string;
        value: string;
        checked?: boolean | undefined;
        defaultChecked?: boolean | undefined;
        onChange?: ((change: { value: string }) => void) | undefined;
      }
    | undefined;
  /** Edit, delete, make default. */
  actions?: ReactNode;
}

/** An address, for display or as one choice of several. */
export const AddressCard = forwardRef<HTMLDivElement, AddressCardProps>(function AddressCard(
  { name, lines, phone, email, isDefault = false, radio, actions, className, ...rest },
  ref,
) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEarlyChoices(input);
  const defaultLabel = useMessage('address.default');
  const text = (
    <>
      <span data-part="head" className={css.head}>
        {name}
        {phone && <bdi>{phone}</bdi>}
        {isDefault && <Badge>{defaultLabel}</Badge>}
      </span>
      {lines.map((line, index) => (
        <span key={index} className={css.muted}>
          {line}
        </span>
      ))}
      {email && <span className={css.muted}>{email}</span>}
    </>
  );
  return (
    <div ref={ref} {...rest} className={clsx(css.card, !radio && css.alone, className)}>
      {radio && (
        <input
          ref={input}
          id={id}
          type="radio"
          data-part="radio"
          name={radio.name}
          value={radio.value}
          {...(radio.checked === undefined
            ? { defaultChecked: radio.defaultChecked }
            : { checked: radio.checked })}
          onChange={() => radio.onChange?.({ value: radio.value })}
          className={clsx(boxCss.box, boxCss.round, css.radio)}
        />
      )}
      <div className={css.body}>
        {radio ? (
          <label htmlFor={id} className={css.label}>
            {text}
          </label>
        ) : (
          text
        )}
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
});
