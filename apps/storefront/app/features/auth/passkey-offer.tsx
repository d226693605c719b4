import { Box, Button, Container, Notice, useScriptOnly, useToast } from '@marketfront/ui';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { setCookie } from '../../session/index.ts';
import { usePasskey } from './use-passkey.ts';

/**
 * Offers a passkey after a sign-in by password: now, after the next such sign-in, or never in this browser. It is not a
 * dialog: the shopper can continue, and the next page does not show it.
 */
export default function PasskeyOffer() {
  const t = useMessages('auth');
  const scriptOnly = useScriptOnly();
  const toast = useToast();
  const { add } = usePasskey();
  const [adding, setAdding] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const titleId = useId();
  const { pathname } = useLocation();
  const [page] = useState(pathname);
  // Clears the request once the offer is shown, so that the next page does not show it.
  useEffect(() => setCookie('passkeyOffer', ''), []);

  const close = (cookie: '' | 'never') => {
    setCookie('passkeyOffer', cookie);
    setIsAnswered(true);
  };
  const accept = async () => {
    setAdding(true);
    const answer = await add();
    toast({ tone: answer.ok ? 'success' : 'neutral', message: answer.message });
    close('');
  };
  if (isAnswered || pathname !== page) return null;
  return (
    <Box paddingBlock="md" className={scriptOnly} asChild>
      <section aria-labelledby={titleId}>
        <Container>
          <Notice
            title={<span id={titleId}>{t('auth.passkeyOfferTitle')}</span>}
            actions={
              <>
                <Button size="sm" tone="primary" loading={adding} onClick={() => void accept()}>
                  {t('auth.passkeyAdd')}
                </Button>
                <Button size="sm" onClick={() => close('')}>
                  {t('auth.passkeyLater')}
                </Button>
                <Button size="sm" tone="quiet" onClick={() => close('never')}>
                  {t('auth.passkeyNever')}
                </Button>
              </>
            }
          >
            {t('auth.passkeyOfferText')}
          </Notice>
        </Container>
      </section>
    </Box>
  );
}
