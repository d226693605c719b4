'use client';
import { useSyncExternalStore } from 'react';

const layerChange = 'marketfront:layer';

/** Tells whoever must stay on top (the toast rack) that a dialog opened or closed. */
export const announceLayer = () => document.dispatchEvent(new Event(layerChange));

const subscribe = (notify: () => void) => {
  document.addEventListener(layerChange, notify);
  return () => document.removeEventListener(layerChange, notify);
};
const topmost = () =>
  [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? document.body;

/** The element that is reachable now: all outside an open modal dialog is inert. */
export const useTopLayer = () => useSyncExternalStore<HTMLElement | null>(subscribe, topmost, () => null);
