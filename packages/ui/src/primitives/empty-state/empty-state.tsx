import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from '../text/text.tsx';
import type { HeadingLevel } from '../text/text.variants.ts';
import * as css from './empty-state.css.ts';

export interface EmptyStateProps {
  /** An icon of size 32. */
  icon?: ReactNode;
  title: ReactNode;
  level?: HeadingLevel | undefined;
  description?: ReactNode;
  actions?: ReactNode;
  className?: string | undefined;
}

/** Nothing here, and what to do about it. */
export function EmptyState({ icon, title, level = 2, description, actions, className }: EmptyStateProps) {
  return (
    <div className={clsx(css.root, className)}>
      {icon && <div className={css.icon}>{icon}</div>}
      <Heading level={level} size="lg">
        {title}
      </Heading>
      {description && <p className={css.description}>{description}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
