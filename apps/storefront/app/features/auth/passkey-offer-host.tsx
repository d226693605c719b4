import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasCookie } from '../../platform/readable-cookies.ts';
import { useRoot } from '../../platform/root-data.ts';

const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'));

const never = () => () => undefined;
const isAsked = () => 'PublicKeyCredential' in window && hasCookie('passkeyOffer', 'ask');

/** Shows the offer of a passkey where the server asked for it, after a sign-in by password. */
export function PasskeyOfferHost() {
  const { signedIn } = useRoot().shopper;
  // The cookie is read whenever the root's data has changed, and after the answer.
  const asked = useSyncExternalStore(never, isAsked, () => false);
  const [, setAnswers] = useState(0);
  if (!signedIn || !asked) return null;
  return (
    <Suspense>
      <PasskeyOffer onDone={() => setAnswers((count) => count + 1)} />
    </Suspense>
  );
}
