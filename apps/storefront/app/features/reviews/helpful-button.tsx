import type { Review } from '@marketfront/api-client';
import { Button, IconCheck, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { fetchJson } from '../../platform/fetch-json.ts';
import { paths } from '../../platform/paths.ts';
import { usePath, useRoot } from '../../platform/root-data.ts';
import { useOpenLogin } from '../../state/login-dialog.ts';
import type { VoteAnswer } from './vote-action.server.ts';

interface HelpfulButtonProps {
  readonly productId: number;
  readonly review: Review & { readonly helpful: number };
}

/** Says that a review helped, or takes that back: shown at once, undone when the server refuses. */
export function HelpfulButton({ productId, review }: HelpfulButtonProps) {
  const t = useMessages('reviews');
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const { shopper } = useRoot();
  const openLogin = useOpenLogin();
  const [vote, setVote] = useState({ helpful: review.helpful, on: review.foundHelpful });
  const address = path(
    paths.resources.reviewVote({ product: productId, review: review.id, on: vote.on ? '0' : '1' }),
  );
  const submit = async () => {
    setVote({ helpful: vote.helpful + (vote.on ? -1 : 1), on: !vote.on });
    const answer = await fetchJson<VoteAnswer>(address, new FormData());
    if (answer?.ok) {
      setVote({ helpful: answer.helpful, on: answer.on });
      return;
    }
    setVote(vote);
    toast({ tone: 'critical', message: answer?.message ?? site('site.unreachable') });
  };
  return (
    <form
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        if (shopper.signedIn) void submit();
        else openLogin(() => void submit());
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
