import { lazy, Suspense } from 'react';
import { useLoginDialog } from '../../state/login-dialog.ts';

// The dialog, its country list and its messages are loaded on first use.
const ShopLoginDialog = lazy(() => import('./shop-login-dialog.tsx'));

export function LoginDialogHost() {
  const { open } = useLoginDialog();
  if (!open) return null;
  return (
    <Suspense>
      <ShopLoginDialog />
    </Suspense>
  );
}
