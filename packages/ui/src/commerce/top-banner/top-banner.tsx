'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconClose } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { clsx } from 'clsx';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import * as css from './top-banner.css.ts';

export interface TopBannerProps extends ComponentPropsWithoutRef<'aside'> {
  /** The address of the link. */
  href?: string | undefined;
  /** Adds a close button; the consumer stores that it was closed. */
  onClose?: (() => void) | undefined;
}

/** A message in one line above the header. */
export const TopBanner = forwardRef<HTMLElement, TopBannerProps>(function TopBanner(
  { href, onClose, className, children, ...rest },
  ref,
) {
  const t = useMessages();
  const scriptOnly = useScriptOnly();
  return (
    <aside ref={ref} aria-label={t('announcement.label')} {...rest} className={clsx(css.banner, className)}>
      {href === undefined ? (
        <div data-part="content" className={css.content}>
          {children}
        </div>
      ) : (
        <Link href={href} data-part="content" className={css.content}>
          {children}
        </Link>
      )}
      {onClose && (
        <IconButton
          size="sm"
          data-part="close"
          aria-label={t('action.close')}
          icon={<IconClose size={16} />}
          onClick={onClose}
          className={clsx(css.close, scriptOnly)}
        />
      )}
    </aside>
  );
});
