import { Button, IconCheck, IconPlus, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath, useRequestPath } from '../../platform/root-data.ts';
import { useTellFailure } from '../../platform/use-tell-failure.ts';
import { useFollowed } from '../../state/followed-stores.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import type { FollowAnswer } from './follow-action.server.ts';

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
  const tellFailure = useTellFailure();
  const whenSignedIn = useWhenSignedIn();
  const { on, setOn } = useFollowed(storeId, followed);
  const address = path(paths.resources.follow({ store: storeId, on: on ? '0' : '1' }));

  const submit = async () => {
    setOn(!on);
    const answer = await fetchJson<FollowAnswer>(address, new FormData());
    if (answer?.ok) {
      setOn(answer.on);
      toast({ tone: 'success', message: answer.message });
      return;
    }
    setOn(on);
    tellFailure(answer?.message, () => void submit());
  };
  return (
    <form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        whenSignedIn(() => void submit(), `follow:${storeId}`);
      }}
    >
      <input type="hidden" name="from" value={from} />
      <Button
        type="submit"
        size="sm"
        tone={on ? 'neutral' : 'primary'}
        iconStart={on ? <IconCheck size={16} /> : <IconPlus size={16} />}
        aria-label={`${t(on ? 'seller.following' : 'seller.follow')}: ${name}`}
        aria-pressed={on}
      >
        {t(on ? 'seller.following' : 'seller.follow')}
      </Button>
    </form>
  );
}
