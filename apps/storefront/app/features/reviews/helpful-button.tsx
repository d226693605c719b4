import { Button, IconCheck } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { pageForm, useSendToggle } from '../../forms/index.ts';
import { useWhenSignedIn } from '../../state/login-dialog.ts';
import type { VoteAnswer } from './vote-action.server.ts';

interface HelpfulButtonProps {
  readonly helpful: number;
  /** The shopper's own vote. */
  readonly foundHelpful: boolean;
  /** The vote as an act of `http/pending-action.server.ts`, for a sign-in that leaves the page. */
  readonly pendingAction: `vote:${number}` | `questionVote:${number}`;
  /** The URL for a vote (`1`) or its withdrawal (`0`). */
  readonly addressOf: (on: '0' | '1') => string;
  readonly onVote: (on: '0' | '1') => Promise<VoteAnswer | undefined>;
}

/** Marks a review or a question as helpful, or withdraws that: shown at once, undone if the server refuses. */
export function HelpfulButton({
  helpful,
  foundHelpful,
  pendingAction,
  addressOf,
  onVote,
}: HelpfulButtonProps) {
  const t = useMessages('reviews');
  const whenSignedIn = useWhenSignedIn();
  const [vote, setVote] = useState({ helpful, on: foundHelpful });
  const send = useSendToggle<{ readonly helpful: number }>({
    show: (on) => setVote((shown) => ({ on, helpful: shown.helpful + (Number(on) - Number(shown.on)) })),
    send: (on) => onVote(on ? '1' : '0'),
    onDone: ({ helpful: count, on }) => setVote({ helpful: count, on }),
  });
  return (
    <Button
      size="sm"
      tone="quiet"
      type="submit"
      form={pageForm}
      formAction={addressOf(vote.on ? '0' : '1')}
      aria-pressed={vote.on}
      iconStart={vote.on ? <IconCheck size={16} /> : undefined}
      onClick={(event) => {
        event.preventDefault();
        whenSignedIn(() => void send(!vote.on), pendingAction);
      }}
    >
      {t('reviews.helpful', { count: vote.helpful })}
    </Button>
  );
}
