'use client';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useMessage } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconClose } from '../icon/icons.tsx';
import { Heading } from '../text/text.tsx';
import * as css from './dialog.css.ts';
import type { DialogSize, DrawerSide } from './dialog.variants.ts';
import { useModal } from './use-modal.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Keeps the title for assistive technology only. */
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** Closes by Escape, backdrop and the cross; true unless the answer is needed. */
  dismissible?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

function Modal({
  open,
  onClose,
  title,
  description,
  footer,
  dismissible = true,
  role,
  className,
  children,
  ...props
}: ModalProps) {
  const modal = useModal({ open, onClose, dismissible });
  const id = useId();
  const closeLabel = useMessage('action.close');
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={className}
    >
      {open && (
        <>
          <div className={css.header}>
            <div className={css.titles}>
              <Heading level={2} size="lg" id={`${id}-title`} hidden={props.hideTitle}>
                {title}
              </Heading>
              {description && (
                <div id={`${id}-description`} className={css.description}>
                  {description}
                </div>
              )}
            </div>
            {dismissible && (
              <IconButton
                aria-label={closeLabel}
                icon={<IconClose />}
                onClick={onClose}
                className={css.close}
              />
            )}
          </div>
          {children && <div className={css.body}>{children}</div>}
          {footer && <div className={css.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}

export interface DialogProps extends ModalProps {
  size?: DialogSize | undefined;
}

export function Dialog({ size = 'md', className, ...rest }: DialogProps) {
  return <Modal {...rest} className={clsx(css.dialog, css.centered, css.size[size], className)} />;
}

export interface DrawerProps extends ModalProps {
  side?: DrawerSide | undefined;
}

/** A dialog that comes in from an edge and stays there. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return <Modal {...rest} className={clsx(css.dialog, css.side[side], className)} />;
}
