import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { usePath, useRoot } from '../navigation/index.ts';
import { closed, loginDialogAtom } from './login-dialog.ts';

/** Navigates to a checkout; in the dialog, a visitor first chooses to continue as a guest or to sign in. */
export function useGoToCheckout() {
  const path = usePath();
  const navigate = useNavigate();
  const { signedIn } = useRoot().shopper;
  const set = useSetAtom(loginDialogAtom);
  return useCallback(
    (to: string) => {
      const go = () => void navigate(path(to));
      if (signedIn) go();
      else set({ ...closed, open: true, checkout: to, onSuccess: go });
    },
    [path, navigate, signedIn, set],
  );
}
