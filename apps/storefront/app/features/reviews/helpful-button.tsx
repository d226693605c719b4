import { Button, IconCheck } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { usePath } from '../../platform/root-data.ts';
import { useTellFailure } from '../../platform/use-tell-failure.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import type { VoteAnswer } from './vote-action.server.ts';

interface HelpfulButtonProps {
  readonly helpful: number;
  /** The shopper's own vote. */
  readonly foundHelpful: boolean;
  /** The vote as an act of `features/wanted`, for a sign-in that leaves the page. */
  readonly wanted: `vote:${number}` | `questionVote:${number}`;
  /** Where a vote (`1`) or its withdrawal (`0`) is sent. */
  readonly addressOf: (on: '0' | '1') => string;
}

/** Says that a review or a question helped, or takes that back: shown at once, undone when the server refuses. */
export function HelpfulButton({ helpful, foundHelpful, wanted, addressOf }: HelpfulButtonProps) {
  const t = useMessages('reviews');
  const path = usePath();
  const tellFailure = useTellFailure();
  const whenSignedIn = useWhenSignedIn();
  const [vote, setVote] = useState({ helpful, on: foundHelpful });
  const address = path(addressOf(vote.on ? '0' : '1'));
  const submit = async () => {
    setVote({ helpful: vote.helpful + (vote.on ? -1 : 1), on: !vote.on });
    const answer = await fetchJson<VoteAnswer>(address, new FormData());
    if (answer?.ok) {
      setVote({ helpful: answer.helpful, on: answer.on });
      return;
    }
    setVote(vote);
    tellFailure(answer?.message);
  };
  return (
    <form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        whenSignedIn(() => void submit(), wanted);
      }}
    >
      <Button
        size="sm"
        tone="quiet"
        type="submit"
        aria-pressed={vote.on}
        iconStart={vote.on ? <IconCheck size={16} /> : undefined}
      >
        {t('reviews.helpful', { count: vote.helpful })}
      </Button>
    </form>
  );
}
