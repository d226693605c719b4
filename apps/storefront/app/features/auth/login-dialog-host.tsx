import { lazy, Suspense } from 'react';
import { useLoginDialog } from './dialog-state.ts';

// The dialog, its country list and its words come on first use.
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
