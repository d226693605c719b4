import { limits } from '@marketfront/api-client';
import { type LoginCodePurpose, type LoginMode, loginModeTable } from '@marketfront/ui/login-dialog/modes';
import { useSyncExternalStore } from 'react';

/**
 * When the next code of each purpose may be sent, in ms since 1970; the server counts them apart too. Kept outside of
 * React, so that a countdown goes on after the dialog was closed.
 */
const waits = new Map<LoginCodePurpose, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A code was sent just now for a mode: by its button, or by the form before it. */
export function startCodeWait(mode: LoginMode): void {
  const { codePurpose } = loginModeTable[mode];
  if (!codePurpose) return;
  waits.set(codePurpose, Date.now() + limits.resendSeconds * 1000);
  for (const listener of listeners) listener();
}

/** The end of the countdown of a mode's button that sends a code. */
export function useCodeWait(mode: LoginMode): number | undefined {
  const { codePurpose } = loginModeTable[mode];
  return useSyncExternalStore(
    subscribe,
    () => codePurpose && waits.get(codePurpose),
    () => undefined,
  );
}
