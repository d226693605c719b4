'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ForwardedRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactEventHandler,
  type SyntheticEvent,
} from 'react';
import { composeHandlers } from '../state/compose-handlers.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { announceLayer } from './top-layer.ts';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  dismissible?: boolean | undefined;
  /** The caller's own, which run first and may veto. */
  onCancel?: ReactEventHandler<HTMLDialogElement> | undefined;
  onMouseDown?: MouseEventHandler<HTMLDialogElement> | undefined;
  onClick?: MouseEventHandler<HTMLDialogElement> | undefined;
}

// Closing must run before React takes the element out of the page, or the browser cannot give the focus back.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Drives a native `<dialog>`: the browser traps focus, closes on Escape and gives focus back.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function useModal(
  { open, onClose, dismissible = true, onCancel, onMouseDown, onClick }: ModalOptions,
  forwarded: ForwardedRef<HTMLDialogElement> = null,
) {
  const own = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useBrowserEffect(() => {
    const dialog = own.current;
    if (!dialog || !open) return undefined;
    // The server may have sent it open but not modal.
    dialog.removeAttribute('open');
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    announceLayer();
    return () => {
      dialog.close();
      announceLayer();
    };
  }, [open]);

  const dismiss = () => {
    if (dismissible) onClose();
  };
  return {
    ref: useMergedRef(forwarded, own),
    onCancel: composeHandlers(onCancel, (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // React decides whether it closes; the browser must not run ahead.
      event.preventDefault();
      dismiss();
    }),
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      onMouseDown?.(event);
      pressed.current = event.defaultPrevented ? null : event.target;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      // A press that began inside (selecting text) and ended on the backdrop is no dismissal.
      if (event.target === event.currentTarget && pressed.current === event.currentTarget) dismiss();
    },
  };
}
