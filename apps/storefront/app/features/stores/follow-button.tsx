import { Button, IconCheck, IconPlus, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { pageForm, useSendToggle } from '../../forms/index.ts';
import { useRequestPath } from '../../navigation/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import { useResource } from '../../http/index.ts';
import { followedStores } from './resources.ts';
import { useFollowed } from './use-followed.ts';

interface FollowButtonProps {
  readonly storeId: number;
  /** The name of the store. */
  readonly name: string;
  /** The state that the page was rendered with; absent on pages that are cached for everybody. */
  readonly followed?: boolean | undefined;
}

/** Follows a store: shown at once, undone if the server refuses, and repeated after signing in. */
export function FollowButton({ storeId, name, followed }: FollowButtonProps) {
  const t = useMessages('seller');
  const from = useRequestPath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFollowed(storeId, followed);
  const resource = useResource(followedStores);
  const change = (to: boolean) => ({ store: storeId, on: to ? '1' : '0' }) as const;
  const send = useSendToggle({
    show: setOn,
    send: (to) => resource.send(new FormData(), change(to)),
    onDone: ({ message }) => toast({ tone: 'success', message }),
  });
  return (
    <Button
      type="submit"
      form={pageForm}
      formAction={resource.address(change(!on))}
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
