'use client';
import { clsx } from 'clsx';
import { forwardRef, useEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { useMessages } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconAlert, IconCheckCircle, IconClose, IconInfo } from '../icon/icons.tsx';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { text as textLink } from '../link/link.css.ts';
import * as css from './notice.css.ts';
import type { NoticeTone } from './notice.variants.ts';

const icons = { info: IconInfo, success: IconCheckCircle, warning: IconAlert, critical: IconAlert } as const;

export interface NoticeProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'role'> {
  /** The meaning, which sets colour and icon. */
  tone?: NoticeTone | undefined;
  /** The heading of the message. */
  title?: ReactNode;
  /** Links or buttons below the text. */
  actions?: ReactNode;
  /** Adds a close button; the caller removes the notice. */
  onDismiss?: (() => void) | undefined;
  /** `alert` interrupts the screen reader, `status` waits; omit it for content of the initial page. */
  role?: 'alert' | 'status' | undefined;
}

/** A message about a part of the page. */
export const Notice = forwardRef<HTMLDivElement, NoticeProps>(function Notice(
  { tone = 'info', title, children, actions, onDismiss, className, ...rest },
  ref,
) {
  const t = useMessages();
  const Icon = icons[tone];
  return (
    <div ref={ref} {...rest} className={clsx(css.notice, css.tone[tone], className)}>
      <Icon title={t(`notice.${tone}`)} data-part="icon" className={css.icon[tone]} />
      <div data-part="content" className={css.content}>
        {title && (
          <div data-part="title" className={css.title}>
            {title}
          </div>
        )}
        {children}
        {actions && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          size="md"
          data-part="dismiss"
          aria-label={t('action.dismiss')}
          icon={<IconClose size={16} />}
          onClick={onDismiss}
          className={css.dismiss}
        />
      )}
    </div>
  );
});

export interface BannerProps extends ComponentPropsWithoutRef<'div'> {
  /** A link or a button after the text. */
  action?: ReactNode;
}

/** A message across the page: offline, a new version, cookie consent. */
export const Banner = forwardRef<HTMLDivElement, BannerProps>(function Banner(
  { children, action, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={clsx(css.banner, className)}>
      <span>{children}</span>
      {action}
    </div>
  );
});

export interface ErrorSummaryProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'autoFocus' | 'children'> {
  /** The heading, which summarises the errors: “Two fields need a correction”. */
  title: ReactNode;
  /** One error per invalid field; `href` is `#` and the id of the field. */
  errors: readonly { href: string; message: ReactNode }[];
  /** Takes the focus when it appears, so that screen readers read it. */
  autoFocus?: boolean | undefined;
}

/** The errors of a form, each with a link to its field. */
export const ErrorSummary = forwardRef<HTMLDivElement, ErrorSummaryProps>(function ErrorSummary(
  { title, errors, autoFocus = true, ...rest },
  ref,
) {
  const own = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(ref, own);
  const any = errors.length > 0;
  useEffect(() => {
    if (any && autoFocus) own.current?.focus();
  }, [any, autoFocus]);
  if (!any) return null;
  return (
    <div ref={mergedRef} tabIndex={-1} {...rest}>
      <Notice tone="critical" role="alert" title={title}>
        <ul className={css.list}>
          {errors.map((error) => (
            <li key={error.href}>
              <a href={error.href} data-part="link" className={clsx(css.link, textLink)}>
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
});
