'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { UploadItem } from './use-uploads.ts';

/**
 * Holds a submitted form until its files are uploaded, so that it is not sent without files that the user sees in it. A
 * failed upload stops the submission.
 */
export function useHeldForm(
  root: RefObject<Element | null>,
  items: readonly UploadItem[],
  onFailed: (item: UploadItem) => void,
): void {
  const held = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null }>(undefined);
  const hold = (event: SubmitEvent) => {
    if (items.every(({ state }) => state === 'done')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const failed = items.find(({ state }) => state === 'failed');
    if (failed) onFailed(failed);
    else held.current = { form: event.target as HTMLFormElement, submitter: event.submitter };
  };
  const latest = useRef(hold);
  useEffect(() => {
    latest.current = hold;
    const waiting = held.current;
    if (!waiting || items.some(({ state }) => state === 'uploading')) return;
    held.current = undefined;
    // If an upload has failed in the meantime, the form is held again.
    waiting.form.requestSubmit(waiting.submitter?.isConnected ? waiting.submitter : null);
  });
  useEffect(() => {
    const form = root.current?.querySelector<HTMLInputElement>('input[type="file"]')?.form;
    const listener = (event: SubmitEvent) => latest.current(event);
    form?.addEventListener('submit', listener, { capture: true });
    return () => form?.removeEventListener('submit', listener, { capture: true });
  }, [root]);
}
