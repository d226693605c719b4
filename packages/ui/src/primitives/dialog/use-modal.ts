'use client';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';
import { announceLayer } from './top-layer.ts';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  dismissible: boolean;
}

// Closing must run before React takes the element out of the page, or the browser cannot give the focus back.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Drives a native `<dialog>`: the browser traps focus, closes on Escape and gives focus back. */
export function useModal({ open, onClose, dismissible }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useBrowserEffect(() => {
    const dialog = ref.current;
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
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // React decides whether it closes; the browser must not run ahead.
      event.preventDefault();
      dismiss();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressed.current = event.target;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // A press that began inside (selecting text) and ended on the backdrop is no dismissal.
      if (event.target === event.currentTarget && pressed.current === event.currentTarget) dismiss();
    },
  };
}
