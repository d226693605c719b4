'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconClose } from '../../primitives/icon/icons.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import { clsx } from 'clsx';
import * as css from './top-banner.css.ts';

export interface TopBannerProps {
  children: ReactNode;
  href?: string | undefined;
  /** Makes it closable; the caller remembers. */
  onClose?: (() => void) | undefined;
}

/** One line above the header. */
export function TopBanner({ children, href, onClose }: TopBannerProps) {
  const t = useMessages();
  return (
    <aside aria-label={t('announcement.label')} className={css.banner}>
      {href === undefined ? (
        <div className={css.content}>{children}</div>
      ) : (
        <Link href={href} className={css.content}>
          {children}
        </Link>
      )}
      {onClose && (
        <IconButton
          size="sm"
          aria-label={t('action.close')}
          icon={<IconClose size={16} />}
          onClick={onClose}
          className={clsx(css.close, scriptOnly)}
        />
      )}
    </aside>
  );
}
