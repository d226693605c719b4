import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Link } from '../../primitives/link/link.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import * as css from './checkout-layout.css.ts';

export interface CheckoutHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** A `Logo`; it links to the home page. */
  logo: ReactNode;
  /** The address of the home page, to which the logo links. */
  homeHref: string;
  /** `Steps`. */
  steps?: ReactNode;
  /** Security mark, help. */
  end?: ReactNode;
}

/** A reduced header for the checkout: its only links are the logo and help. */
export const CheckoutHeader = forwardRef<HTMLElement, CheckoutHeaderProps>(function CheckoutHeader(
  { logo, homeHref, steps, end, className, ...rest },
  ref,
) {
  return (
    <header ref={ref} {...rest} className={clsx(css.header, className)}>
      <div className={css.headerInner}>
        <Link href={homeHref}>{logo}</Link>
        {steps && (
          <div data-part="steps" className={css.steps}>
            {steps}
          </div>
        )}
        {end && (
          <div data-part="end" className={css.end}>
            {end}
          </div>
        )}
      </div>
    </header>
  );
});

export interface CheckoutSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** The heading of the section. */
  title: ReactNode;
  /** Change, add. */
  actions?: ReactNode;
}

/** One section of the checkout: address, delivery or payment. */
export const CheckoutSection = forwardRef<HTMLElement, CheckoutSectionProps>(function CheckoutSection(
  { title, actions, className, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} className={clsx(css.section, className)}>
      <div data-part="head" className={css.sectionHead}>
        <Heading level={2} size="lg">
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
});
