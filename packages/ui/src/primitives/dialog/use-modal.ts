'use client';
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type FormEventHandler,
  type ForwardedRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactEventHandler,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { composeHandlers } from '../state/compose-handlers.ts';
import { rootOf } from '../state/root-of.ts';
import { useMergedRef } from '../state/use-merged-ref.ts';
import { coverGutter } from './cover-gutter.ts';
import { announceLayer } from './topmost-dialog.ts';

interface ModalOptions {
  open: boolean;
  onClose: () => void;
  dismissible?: boolean | undefined;
  /** `false` keeps the rest of the page usable: no backdrop, and the focus is not trapped. */
  modal?: boolean | undefined;
  /** The caller's handlers, which run first and may prevent ours. */
  onSubmit?: FormEventHandler<HTMLDialogElement> | undefined;
  onReset?: FormEventHandler<HTMLDialogElement> | undefined;
  onCancel?: ReactEventHandler<HTMLDialogElement> | undefined;
  onMouseDown?: MouseEventHandler<HTMLDialogElement> | undefined;
  onClick?: MouseEventHandler<HTMLDialogElement> | undefined;
}

/** Wraps the handler so that the event does not bubble to the form around the dialog. */
const withoutBubbling =
  (handler: FormEventHandler<HTMLDialogElement> | undefined): FormEventHandler<HTMLDialogElement> =>
  (event) => {
    handler?.(event);
    event.stopPropagation();
  };

// Closes before React removes the element; otherwise the browser cannot return the focus.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Sends our own `cancel` event to the dialog when Escape is pressed: Chromium closes a dialog even if its `cancel`
 * event is prevented, when the user did nothing else since the last one. Runs after all handlers of the page, which
 * may prevent it.
 */
function useEscape(dialogRef: RefObject<HTMLDialogElement | null>, open: boolean) {
  useEffect(() => {
    if (!open) return undefined;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
      if (dialog === null || dialog !== dialogRef.current) return;
      event.preventDefault();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [dialogRef, open]);
}

/**
 * The place for a dialog that is written inside a form: HTML allows no form inside a form, so the form in the dialog
 * would be lost. null: the dialog stays in place.
 */
function useOutsideForms(dialogRef: RefObject<HTMLDialogElement | null>): Element | DocumentFragment | null {
  const [place, setPlace] = useState<Element | DocumentFragment | null>(null);
  useBrowserEffect(() => {
    const form = dialogRef.current?.closest('form');
    if (!form) return;
    const root = rootOf(form);
    setPlace('body' in root ? root.body : root);
  }, [dialogRef]);
  return place;
}

/**
 * Controls a native `<dialog>`: the browser traps the focus, handles Escape and returns the focus.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function useModal(
  {
    open,
    onClose,
    dismissible = true,
    modal = true,
    onSubmit,
    onReset,
    onCancel,
    onMouseDown,
    onClick,
  }: ModalOptions,
  forwarded: ForwardedRef<HTMLDialogElement> = null,
) {
  const own = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  const [restored, restore] = useReducer((count: number) => count + 1, 0);
  const place = useOutsideForms(own);

  useBrowserEffect(() => {
    const dialog = own.current;
    if (!dialog || !open) return undefined;
    // In server HTML it may be open, but not modal.
    dialog.removeAttribute('open');
    const origin = document.activeElement;
    const uncoverGutter = modal ? coverGutter(() => dialog.showModal()) : undefined;
    if (!modal) dialog.show();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    announceLayer();
    return () => {
      dialog.close();
      uncoverGutter?.();
      announceLayer();
      // For a non-modal dialog the browser returns the focus only from inside it, not after its content was removed.
      if (!modal && document.activeElement === document.body && origin instanceof HTMLElement)
        origin.focus({ preventScroll: true });
    };
  }, [open, modal, restored, place]);
  useEscape(own, open);

  const dismiss = () => {
    if (dismissible) onClose();
  };
  const behaviour = {
    ref: useMergedRef(forwarded, own),
    // React events bubble to the form around the dialog, which is not the form that is submitted.
    onSubmit: withoutBubbling(onSubmit),
    onReset: withoutBubbling(onReset),
    onCancel: composeHandlers(onCancel, (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // The caller decides whether it closes, not the browser.
      event.preventDefault();
      dismiss();
    }),
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget || event.currentTarget.open || !open) return;
      // The browser closed it without a `cancel` event: by a gesture, or by a second Escape without other input.
      dismiss();
      restore();
    },
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      onMouseDown?.(event);
      pressed.current = event.defaultPrevented ? null : event.target;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      onClick?.(event);
      if (event.defaultPrevented) return;
      // A press that starts inside (selecting text) and ends on the backdrop does not close the dialog.
      if (event.target === event.currentTarget && pressed.current === event.currentTarget) dismiss();
    },
  };
  return [behaviour, place] as const;
}
