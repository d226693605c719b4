import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './checkout-layout.css.ts';

export interface CheckoutHeaderProps {
  logo: ReactNode;
  homeHref: string;
  /** `Steps`. */
  steps?: ReactNode;
  /** Secure mark, help. */
  end?: ReactNode;
}

/** The quiet header of the checkout: nothing leads away but the logo and help. */
export function CheckoutHeader({ logo, homeHref, steps, end }: CheckoutHeaderProps) {
  return (
    <header className={css.header}>
      <div className={css.headerInner}>
        <Link href={homeHref}>{logo}</Link>
        {steps}
        {end && <div className={css.end}>{end}</div>}
      </div>
    </header>
  );
}

export interface CheckoutSectionProps {
  title: ReactNode;
  /** Change, add. */
  actions?: ReactNode;
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/** One question of the checkout: where to, how, by what. */
export function CheckoutSection({ title, actions, children, id, className }: CheckoutSectionProps) {
  return (
    <section id={id} className={clsx(css.section, className)}>
      <div className={css.sectionHead}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
