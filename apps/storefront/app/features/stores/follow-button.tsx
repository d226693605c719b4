import { Button, IconCheck, IconPlus, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { pageForm, useSendToggle } from '../../forms/index.ts';
import { paths, usePath, useRequestPath } from '../../navigation/index.ts';
import { useFollowed } from '../../state/followed-stores.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';

interface FollowButtonProps {
  readonly storeId: number;
  /** The name of the store. */
  readonly name: string;
  /** What the page knows; pages for everybody know nothing. */
  readonly followed?: boolean | undefined;
}

/** Follows a store: shown at once, undone when the server refuses, and repeated after signing in. */
export function FollowButton({ storeId, name, followed }: FollowButtonProps) {
  const t = useMessages('seller');
  const path = usePath();
  const from = useRequestPath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFollowed(storeId, followed);
  const addressOf = (to: boolean) => path(paths.resources.follow({ store: storeId, on: to ? '1' : '0' }));
  const send = useSendToggle({
    show: setOn,
    addressOf,
    onDone: ({ message }) => toast({ tone: 'success', message }),
  });
  return (
    <Button
      type="submit"
      form={pageForm}
      formAction={addressOf(!on)}
      name="from"
      value={from}
      size="sm"
      tone={on ? 'neutral' : 'primary'}
      iconStart={on ? <IconCheck size={16} /> : <IconPlus size={16} />}
      aria-label={`${t(on ? 'seller.following' : 'seller.follow')}: ${name}`}
      aria-pressed={on}
      onClick={(event) => {
        event.preventDefault();
        whenSignedIn(() => void send(!on), `follow:${storeId}`);
      }}
    >
      {t(on ? 'seller.following' : 'seller.follow')}
    </Button>
  );
}
