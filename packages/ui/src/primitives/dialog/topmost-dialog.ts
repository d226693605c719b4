'use client';
import { useSyncExternalStore } from 'react';

const layerChange = 'marketfront:layer';

/** Notifies elements that must stay on top, such as toasts, that a dialog has opened or closed. */
export const announceLayer = () => document.dispatchEvent(new Event(layerChange));

const subscribe = (notify: () => void) => {
  document.addEventListener(layerChange, notify);
  return () => document.removeEventListener(layerChange, notify);
};
const topmost = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;

/** The topmost open modal dialog, or the body: everything outside it is inert. */
export const useTopLayer = () => useSyncExternalStore<HTMLElement | null>(subscribe, topmost, () => null);
