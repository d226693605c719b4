import { Button, ButtonLink, ConsentBanner } from '@marketfront/ui';
import { useEffect } from 'react';
import { Form, useLocation } from 'react-router';
import { accountPaths, paths, usePath, useRequestPath, useRoot } from '../navigation/index.ts';
import { useMounted } from '../browser/index.ts';
import { forgetRefusedStorage } from '../session/index.ts';
import { track } from './bus.ts';
import type { RootEvents } from './root-events.server.ts';

interface EventsHostProps {
  readonly events: RootEvents;
}

const paymentPage = accountPaths.cardPayment({ clientSecret: '', orderNo: '' });

/**
 * Sends events to the adapters that the shopper has agreed to; their code is loaded then, and never on a payment page.
 */
function useDelivery({ adapters, told, question }: RootEvents): void {
  const { site } = useRoot();
  const path = usePath();
  const { pathname } = useLocation();
  const isPaymentPage = pathname === path(paymentPage);
  useEffect(() => {
    if (question) return;
    forgetRefusedStorage();
    if (adapters.length === 0 || isPaymentPage) return;
    // Without a connection no events are sent.
    import('./deliver.ts').then(
      ({ deliver }) => deliver(adapters, site.currency),
      () => undefined,
    );
  }, [adapters, question, site.currency, isPaymentPage]);
  useEffect(() => track('page_view', { address: location.origin + pathname }), [pathname]);
  useEffect(() => {
    if (told) track(told.name, { method: told.method });
  }, [told]);
}

/** Asks for consent, and sends events if consent was given. */
export default function EventsHost({ events }: EventsHostProps) {
  useDelivery(events);
  const { question } = events;
  // A page that a CDN caches shows the question to everybody without our cookies.
  const answered =
    useMounted() && 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  // The settings page offers the same answers.
  const isSettings = useRequestPath() === paths.help();
  return question && !answered && !isSettings ? <Question question={question} /> : null;
}

function Question({ question }: { question: NonNullable<RootEvents['question']> }) {
  const path = usePath();
  const page = useRequestPath();
  const { title, text, acceptAll, refuseAll, choose } = question;
  return (
    <ConsentBanner
      id="consent"
      title={title}
      actions={
        <>
          <Button type="submit" form="consent-form" name="consent" value="acceptAll">
            {acceptAll}
          </Button>
          <Button type="submit" form="consent-form" name="consent" value="refuseAll">
            {refuseAll}
          </Button>
          <ButtonLink href={paths.help('cookies')}>{choose}</ButtonLink>
        </>
      }
    >
      <Form id="consent-form" method="post" action={path(paths.preferences())} preventScrollReset replace>
        <input type="hidden" name="path" value={page} />
      </Form>
      {text}
    </ConsentBanner>
  );
}
