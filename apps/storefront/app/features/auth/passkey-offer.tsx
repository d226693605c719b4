import { Button, Dialog, Inline, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { setCookie } from '../../platform/readable-cookies.ts';
import { usePasskey } from './use-passkey.ts';

/** Offers a passkey after a sign-in by password: now, after the next such sign-in, or never in this browser. */
export default function PasskeyOffer({ onDone }: { onDone: () => void }) {
  const t = useMessages('auth');
  const toast = useToast();
  const { add } = usePasskey();
  const [adding, setAdding] = useState(false);

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
    <Dialog
      open
      onClose={() => close('')}
      title={t('auth.passkeyOfferTitle')}
      description={t('auth.passkeyOfferText')}
      footer={
        <Inline gap="sm" justify="end">
          <Button tone="quiet" onClick={() => close('never')}>
            {t('auth.passkeyNever')}
          </Button>
          <Button onClick={() => close('')}>{t('auth.passkeyLater')}</Button>
          <Button tone="primary" loading={adding} data-autofocus="" onClick={() => void accept()}>
            {t('auth.passkeyAdd')}
          </Button>
        </Inline>
      }
    />
  );
}
