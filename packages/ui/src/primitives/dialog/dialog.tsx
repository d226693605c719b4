'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { useMessage } from '../../provider/use-message.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { IconClose } from '../icon/icons.tsx';
import { Slot } from '../slot/slot.tsx';
import { useControllableState } from '../state/use-controllable-state.ts';
import { useHydrated } from '../state/use-hydrated.ts';
import { Heading } from '../text/text.tsx';
import * as css from './dialog.css.ts';
import type { DialogSize, DrawerSide } from './dialog.variants.ts';
import { useModal } from './use-modal.ts';

interface ModalProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'onClose' | 'role'> {
  /** Whether it is open, controlled. */
  open?: boolean | undefined;
  /** Whether it is open initially. */
  defaultOpen?: boolean | undefined;
  /** Called when it should open or close; with controlled state, set `open` here. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined;
  /** Called when the user closes the dialog. */
  onClose?: (() => void) | undefined;
  /** A button that opens the dialog when `open` is not controlled. */
  trigger?: ReactElement | undefined;
  /** The heading, which names the dialog. */
  title: ReactNode;
  /** Shows the title to assistive technology only. */
  hideTitle?: boolean | undefined;
  /** A sentence below the heading, which describes the dialog. */
  description?: ReactNode;
  /** Content that stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Whether Escape, a click on the backdrop and the close button close it. False when an answer is required. */
  dismissible?: boolean | undefined;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
}

interface InnerProps extends ModalProps {
  modal?: boolean | undefined;
}

const Modal = forwardRef<HTMLDialogElement, InnerProps>(function Modal(
  {
    open: prop,
    defaultOpen = false,
    onOpenChange,
    onClose,
    trigger,
    title,
    hideTitle,
    description,
    footer,
    dismissible = true,
    modal = true,
    onSubmit,
    onReset,
    onCancel,
    onMouseDown,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const [open, setOpen] = useControllableState({
    prop,
    defaultProp: defaultOpen,
    onChange: (next: boolean) => onOpenChange?.({ open: next }),
  });
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const [behaviour, place] = useModal(
    { open, onClose: close, dismissible, modal, onSubmit, onReset, onCancel, onMouseDown, onClick },
    ref,
  );
  // The server renders no content: it is not visible without script.
  const shown = useHydrated() && open;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    // Scrollable content must be reachable by keyboard; other content is not a tab stop.
    if (shown && element && element.scrollHeight > element.clientHeight) element.tabIndex = 0;
  }, [shown]);
  const id = useId();
  const closeLabel = useMessage('action.close');
  const dialog = (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...rest}
      {...behaviour}
    >
      {shown && (
        <>
          <div data-part="header" className={css.header}>
            <div className={css.titles}>
              <Heading level={2} size="lg" id={`${id}-title`} hidden={hideTitle} data-part="title">
                {title}
              </Heading>
              {description && (
                <div id={`${id}-description`} data-part="description" className={css.description}>
                  {description}
                </div>
              )}
            </div>
            {dismissible && (
              <IconButton
                data-part="close"
                aria-label={closeLabel}
                icon={<IconClose />}
                onClick={close}
                className={css.close}
              />
            )}
          </div>
          {children && (
            <div ref={body} data-part="body" className={css.body}>
              {children}
            </div>
          )}
          {footer && (
            <div data-part="footer" className={css.footer}>
              {footer}
            </div>
          )}
        </>
      )}
    </dialog>
  );
  return (
    <>
      {trigger && (
        <Slot aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {trigger}
        </Slot>
      )}
      {place ? createPortal(dialog, place) : dialog}
    </>
  );
});

export interface DialogProps extends ModalProps {
  /** The maximum width. */
  size?: DialogSize | undefined;
}

/**
 * A native modal `<dialog>`. The element with `data-autofocus` gets the focus.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export const Dialog = forwardRef<HTMLDialogElement, DialogProps>(function Dialog(
  { size = 'md', className, ...rest },
  ref,
) {
  return <Modal ref={ref} {...rest} className={clsx(css.dialog, css.centered, css.size[size], className)} />;
});

export interface DrawerProps extends ModalProps {
  /** The edge that it slides in from; `bottom` is easiest to reach with a thumb. */
  side?: DrawerSide | undefined;
  /** `false` keeps the page beside it usable, without a backdrop; Escape then closes it while the focus is inside. */
  modal?: boolean | undefined;
}

/** A dialog attached to an edge of the window. */
export const Drawer = forwardRef<HTMLDialogElement, DrawerProps>(function Drawer(
  { side = 'end', className, ...rest },
  ref,
) {
  return <Modal ref={ref} {...rest} className={clsx(css.dialog, css.side[side], className)} />;
});
