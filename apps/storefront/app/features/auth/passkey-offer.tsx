import { Button, Heading, Inline, Stack, Text, useToast } from '@marketfront/ui';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { setCookie } from '../../platform/readable-cookies.ts';
import { card } from './passkey-offer.css.ts';
import { usePasskey } from './use-passkey.ts';

/**
 * Offers a passkey after a sign-in by password: now, after the next such sign-in, or never in this browser. No dialog:
 * what the shopper signed in for goes on.
 */
export default function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const t = useMessages('auth');
  const toast = useToast();
  const { add } = usePasskey();
  const [adding, setAdding] = useState(false);
  const titleId = useId();

  const close = (cookie: '' | 'never') => {
    setCookie('passkeyOffer', cookie);
    onDone();
  };
  const accept = async () => {
    setAdding(true);
    const answer = await add();
    toast({ tone: answer.ok ? 'success' : 'neutral', message: answer.message });
    close('');
  };
  return (
    <section aria-labelledby={titleId} className={card}>
      <Stack gap="xs">
        <Heading level={2} size="sm" id={titleId}>
          {t('auth.passkeyOfferTitle')}
        </Heading>
        <Text size="sm" tone="muted">
          {t('auth.passkeyOfferText')}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Button size="sm" tone="primary" loading={adding} onClick={() => void accept()}>
          {t('auth.passkeyAdd')}
        </Button>
        <Button size="sm" onClick={() => close('')}>
          {t('auth.passkeyLater')}
        </Button>
        <Button size="sm" tone="quiet" onClick={() => close('never')}>
          {t('auth.passkeyNever')}
        </Button>
      </Inline>
    </section>
  );
}
