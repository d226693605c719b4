import { useToast } from '@marketfront/ui';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths, usePath } from '../../navigation/index.ts';
import { useLoginDialog } from '../../state/login-dialog.ts';

// The dialog, its country list and its messages are loaded on first use.
const ShopLoginDialog = lazy<ComponentType>(() =>
  import('./shop-login-dialog.tsx').catch(() => ({ default: NotLoaded })),
);

/**
 * Shown if the dialog cannot be loaded, for example without a connection: the page stays, with a link to the sign-in
 * page for later.
 */
function NotLoaded() {
  const t = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const { close } = useLoginDialog();
  useEffect(() => {
    close();
    toast({
      tone: 'critical',
      message: t('site.unreachable'),
      action: { label: t('site.tryAgain'), onSelect: () => location.assign(path(paths.login())) },
    });
  }, [t, path, toast, close]);
  return null;
}

export function LoginDialogHost() {
  const { open } = useLoginDialog();
  if (!open) return null;
  return (
    <Suspense>
      <ShopLoginDialog />
    </Suspense>
  );
}
