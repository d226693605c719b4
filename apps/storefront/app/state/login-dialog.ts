import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { usePath, useRoot } from '../platform/root-data.ts';

interface LoginDialogState {
  readonly open: boolean;
  readonly mode: LoginMode;
  /** Continues the action that signing in interrupted. */
  readonly onSuccess?: (() => void) | undefined;
}

const closed: LoginDialogState = { open: false, mode: 'phonePassword' };
let state = closed;
const listeners = new Set<() => void>();

function setState(next: LoginDialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Whether the sign-in dialog is open: state of the browser alone. Every page loads it, so it does without jotai's 3 kB
 * (docs/decisions/008).
 */
export const loginDialog = {
  open: (onSuccess?: () => void) => setState({ ...closed, open: true, onSuccess }),
  setMode: (mode: LoginMode) => setState({ ...state, mode }),
  close: () => setState(closed),
};

export function useLoginDialog(): LoginDialogState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => closed,
  );
}

/** Opens the dialog from a link to the sign-in page, which works without script. */
export function openLogin(event: { preventDefault(): void; metaKey?: boolean; ctrlKey?: boolean }): void {
  if (event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  loginDialog.open();
}

/** Navigates to a page that needs an account; a visitor signs in by the dialog first. */
export function useGoSignedIn() {
  const { shopper } = useRoot();
  const path = usePath();
  const navigate = useNavigate();
  return useCallback(
    (to: string) => {
      const go = () => void navigate(path(to));
      if (shopper.signedIn) go();
      else loginDialog.open(go);
    },
    [shopper.signedIn, path, navigate],
  );
}
