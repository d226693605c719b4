'use client';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import * as boxCss from '../../primitives/checkbox/checkbox.css.ts';
import { useMessage } from '../../provider/use-message.ts';
import * as css from './address.css.ts';

export interface AddressCardProps {
  name: ReactNode;
  /** Street, town, country. */
  lines: readonly ReactNode[];
  phone?: ReactNode;
  email?: ReactNode;
  isDefault?: boolean | undefined;
  /** Makes it one of several to choose from. */
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
  className?: string | undefined;
}

export function AddressCard({
  name,
  lines,
  phone,
  email,
  isDefault = false,
  radio,
  actions,
  className,
}: AddressCardProps) {
  const id = useId();
  const defaultLabel = useMessage('address.default');
  const text = (
    <>
      <span className={css.head}>
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
    <div className={clsx(css.card, !radio && css.alone, className)}>
      {radio && (
        <input
          id={id}
          type="radio"
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
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}
