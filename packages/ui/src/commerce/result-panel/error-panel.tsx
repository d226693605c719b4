'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './result-panel.css.ts';
import type { ErrorKind } from './result-panel.variants.ts';

export interface ErrorPanelProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The kind of error. */
  kind: ErrorKind;
  /** The address of the start page. */
  homeHref: string;
  /** Replaces the default text of the kind. */
  title?: ReactNode;
  /** A description of the error and of the next step. */
  description?: ReactNode;
  /** Actions before the link to the start page: try again, sign in. */
  actions?: ReactNode;
}

/** An error that replaces the whole page. */
export const ErrorPanel = forwardRef<HTMLElement, ErrorPanelProps>(function ErrorPanel(
  { kind, homeHref, title, description, actions, className, ...rest },
  ref,
) {
  const t = useMessages();
  const messages = {
    '404': { title: t('error.404.title'), description: t('error.404.code') },
    '500': { title: t('error.500.title'), description: undefined },
    '401': { title: t('error.401.title'), description: undefined },
    other: { title: t('error.other.title'), description: t('error.other.detail') },
  }[kind];
  return (
    <section ref={ref} {...rest} className={clsx(css.panel, className)}>
      {kind !== 'other' && (
        <div aria-hidden data-part="code" className={css.code}>
          {kind}
        </div>
      )}
      <Heading level={1} size="xl">
        {title ?? messages.title}
      </Heading>
      {(description ?? messages.description) && (
        <p className={css.description}>{description ?? messages.description}</p>
      )}
      <div data-part="actions" className={css.actions}>
        {actions}
        <ButtonLink href={homeHref} tone="primary">
          {t('error.home')}
        </ButtonLink>
      </div>
    </section>
  );
});
