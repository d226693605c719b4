import { ButtonLink, useConfirm, useToast } from '@marketfront/ui';
import { useMessages } from '../messages/index.ts';
import { paths, usePath } from '../navigation/index.ts';

/** Asks for confirmation (spec §4); without script the link leads to a page that asks. */
export function SignOut({ label }: { label: string }) {
  const t = useMessages('auth');
  const site = useMessages('site');
  const path = usePath();
  const confirm = useConfirm();
  const toast = useToast();

  // Without the router: it would load the sign-out page first, and leave this one if that fails.
  const signOut = async () => {
    try {
      const body = new URLSearchParams();
      const answer = await fetch(path(paths.logout()), { method: 'POST', body, redirect: 'manual' });
      if (answer.type !== 'opaqueredirect') throw new Error(`The shop answered ${answer.status}.`);
      location.assign(path(paths.home()));
    } catch {
      toast({
        tone: 'critical',
        message: site('site.unreachable'),
        action: { label: site('site.tryAgain'), onSelect: () => void signOut() },
      });
    }
  };

  return (
    <ButtonLink
      tone="quiet"
      size="sm"
      href={paths.logout()}
      onClick={async (event) => {
        event.preventDefault();
        const sure = await confirm({
          title: t('auth.signOutTitle'),
          description: t('auth.signOutText'),
          confirmLabel: t('auth.signOut'),
          cancelLabel: t('auth.stay'),
        });
        if (sure) await signOut();
      }}
    >
      {label}
    </ButtonLink>
  );
}
