'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconAlert, IconCheckCircle, IconClose, IconInfo } from '../icon/icons.tsx';
import * as css from './notice.css.ts';
import type { NoticeTone } from './notice.variants.ts';

const icons = { info: IconInfo, success: IconCheckCircle, warning: IconAlert, critical: IconAlert } as const;

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** `alert` interrupts, `status` waits its turn; neither for what was there from the start. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
}

/** Something to know about this part of the page. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, children, actions, onDismiss, role, className },
  ref,
) {
  const t = useMessages();
  const Icon = icons[tone];
  return (
    <div ref={ref} role={role} className={clsx(css.notice, css.tone[tone], className)}>
      <Icon title={t(`notice.${tone}`)} className={css.icon[tone]} />
      <div className={css.content}>
        {title && <div className={css.title}>{title}</div>}
        {children}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton
          size="md"
          aria-label={t('action.dismiss')}
          icon={<IconClose size={16} />}
          onClick={onDismiss}
          className={css.dismiss}
        />
      )}
    </div>
  );
});

export interface BannerProps {
  children: ReactNode;
  action?: ReactNode;
  role?: 'status' | 'alert' | undefined;
}

/** One line across the page: offline, a new version, a cookie choice. */
export function Banner({ children, action, role }: BannerProps) {
  return (
    <div role={role} className={css.banner}>
      <span>{children}</span>
      {action}
    </div>
  );
}

export interface ErrorSummaryProps {
  title: ReactNode;
  /** One per wrong field; `href` is `#` and the field's id. */
  errors: readonly { href: string; message: ReactNode }[];
  /** Takes the focus when it appears, so that it is heard. */
  autoFocus?: boolean | undefined;
}

/** All that is wrong with a form, each with a way to its field. */
export function ErrorSummary({ title, errors, autoFocus = true }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any && autoFocus) ref.current?.focus();
  }, [any, autoFocus]);
  if (!any) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="critical" role="alert" title={title}>
        <ul className={css.list}>
          {errors.map((error) => (
            <li key={error.href}>
              <a href={error.href} className={css.link}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
