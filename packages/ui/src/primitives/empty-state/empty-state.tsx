import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Heading } from '../text/text.tsx';
import type { HeadingLevel } from '../text/text.variants.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** An icon of size 32. */
  icon?: ReactNode;
  /** The heading, which names the missing content. */
  title: ReactNode;
  /** The heading level of the title. */
  level?: HeadingLevel | undefined;
  /** The reason and the next step. */
  description?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
}

/** Explains that a list or page is empty and suggests the next step. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { icon, title, level = 2, description, actions, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={clsx(css.root, className)}>
      {icon && (
        <div data-part="icon" className={css.icon}>
          {icon}
        </div>
      )}
      <Heading level={level} size="lg" data-part="title">
        {title}
      </Heading>
      {description && (
        <p data-part="description" className={css.description}>
          {description}
        </p>
      )}
      {actions && (
        <div data-part="actions" className={css.actions}>
          {actions}
        </div>
      )}
    </div>
  );
});
