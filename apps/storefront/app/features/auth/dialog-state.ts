import { atom, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { usePath, useRoot } from '../../platform/use-root.ts';
import type { AuthMode } from './modes.ts';

export interface LoginDialogState {
  readonly open: boolean;
  readonly mode: AuthMode;
  /** What signing in interrupted; done afterwards. */
  readonly afterwards?: (() => void) | undefined;
}

export const closedLogin: LoginDialogState = { open: false, mode: 'phonePassword' };

/** Whether the sign-in dialog stands over the page. Neither URL nor loader holds this. */
export const loginDialogAtom = atom<LoginDialogState>(closedLogin);

/** Opens the dialog from a link to the sign-in page: the link stays what works without script. */
export function useOpenLogin() {
  const setDialog = useSetAtom(loginDialogAtom);
  return useCallback(
    (event: { preventDefault(): void; metaKey?: boolean; ctrlKey?: boolean }) => {
      if (event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setDialog({ ...closedLogin, open: true });
    },
    [setDialog],
  );
}

/** Does something that needs an account: at once when signed in, else after the dialog. */
export function useResumable() {
  const setDialog = useSetAtom(loginDialogAtom);
  return useCallback(
    (then: () => void) => setDialog({ ...closedLogin, open: true, afterwards: then }),
    [setDialog],
  );
}

/** Goes to a page that needs an account, by way of the dialog when nobody is signed in. */
export function useGoSignedIn() {
  const { shopper } = useRoot();
  const path = usePath();
  const navigate = useNavigate();
  const resume = useResumable();
  return (to: string) => {
    const go = () => void navigate(path(to));
    if (shopper.signedIn) go();
    else resume(go);
  };
}
