import type { LoginMode } from '@marketfront/ui/login-dialog/modes';
import { atom, getDefaultStore, useAtom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { insteadOfLink, useRoot } from '../navigation/index.ts';

/** A form whose session has ended. */
export interface InterruptedForm {
  readonly form: FormData;
  /** The address to which it was sent. */
  readonly action: string;
  /** The reason for the refusal. */
  readonly reason: string;
}

interface LoginDialogState {
  readonly open: boolean;
  readonly mode: LoginMode;
  /** The checkout to which signing in leads; guests may go there too. */
  readonly checkout?: string;
  /** The action that signing in interrupted, for a sign-in that leaves the page (`http/pending-action.server.ts`). */
  readonly pendingAction?: string | undefined;
  /** A question that is being written, which such a sign-in keeps. */
  readonly question?: string | undefined;
  /** Continues the action that signing in interrupted. */
  readonly onSuccess?: (() => void) | undefined;
  /** The form that is sent again after signing in. */
  readonly interrupted?: InterruptedForm;
}

export const closed: LoginDialogState = { open: false, mode: 'phonePassword' };

export const loginDialogAtom = atom(closed);

/** The sign-in dialog: whether it is open, its mode, and the functions that change both. */
export function useLoginDialog() {
  const [state, set] = useAtom(loginDialogAtom);
  return {
    ...state,
    setMode: useCallback((mode: LoginMode) => set((dialog) => ({ ...dialog, mode })), [set]),
    close: useCallback(() => set(closed), [set]),
  };
}

/** Opens the dialog for a form that was sent without a session. */
export const openLoginFor = (interrupted: InterruptedForm): void =>
  getDefaultStore().set(loginDialogAtom, { ...closed, open: true, interrupted });

/** Opens the dialog; `onSuccess` runs after the shopper has signed in. */
export function useOpenLogin() {
  const set = useSetAtom(loginDialogAtom);
  return (onSuccess?: () => void, interrupted?: Pick<LoginDialogState, 'pendingAction' | 'question'>) =>
    set({ ...closed, ...interrupted, open: true, onSuccess });
}

/** Opens the dialog from a link to the sign-in page, which works without script. */
export function useLoginLink() {
  const open = useOpenLogin();
  return insteadOfLink(() => open());
}

/**
 * Runs an action that needs an account; a visitor first signs in with the dialog. The second argument is for a sign-in
 * that leaves the page: the same as an action of `http/pending-action.server.ts`, or a question that is being written.
 */
export function useWhenSignedIn() {
  const { signedIn } = useRoot().shopper;
  const open = useOpenLogin();
  return (act: () => void, interrupted?: `${string}:${number}` | { readonly question: string }) => {
    if (signedIn) act();
    else open(act, typeof interrupted === 'string' ? { pendingAction: interrupted } : interrupted);
  };
}
