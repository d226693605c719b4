'use client';
import { formatNumber } from '@marketfront/i18n/format';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import { IconCheck } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import * as css from './steps.css.ts';
import type { StepState } from './steps.variants.ts';

export interface StepsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The steps, in order; a completed step may link back by its `href`. */
  items: readonly { label: ReactNode; state: StepState; href?: string | undefined }[];
}

/** The progress through several pages as steps. */
export const Steps = forwardRef<HTMLElement, StepsProps>(function Steps({ items, ...rest }, ref) {
  const t = useMessages();
  const { locale } = useLocale();
  return (
    <nav ref={ref} aria-label={t('steps.label')} {...rest}>
      <ol className={css.list}>
        {items.map(({ label, state, href }, index) => (
          <li
            key={index}
            data-part="step"
            data-state={state}
            className={css.step}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span aria-hidden data-part="mark" className={css.mark}>
              {state === 'done' ? <IconCheck size={16} /> : formatNumber(locale, index + 1)}
            </span>
            <span data-part="label">{href === undefined ? label : <Link href={href}>{label}</Link>}</span>
            {state === 'done' && <span className={visuallyHidden}>{t('steps.done')}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
});
