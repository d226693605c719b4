import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { IconChevronDown } from '../icon/icons.tsx';
import * as css from './accordion.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean | undefined;
  /** Of several with one name only one is open. */
  name?: string | undefined;
  className?: string | undefined;
}

/** A heading that opens what is below it. Works without script. */
export function Disclosure({ title, children, open, name, className }: DisclosureProps) {
  return (
    <details open={open} name={name} className={clsx(css.item, className)}>
      <summary className={css.summary}>
        {title}
        <IconChevronDown className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  items: readonly { title: ReactNode; content: ReactNode; open?: boolean | undefined }[];
  /** Of all accordions with one name only one item is open. */
  name?: string | undefined;
  className?: string | undefined;
}

export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={className}>
      {items.map((item, index) => (
        <Disclosure key={index} title={item.title} open={item.open} name={name}>
          {item.content}
        </Disclosure>
      ))}
    </div>
  );
}
