import { lazy, Suspense, useState } from 'react';
import { useRoot } from '../../navigation/index.ts';

const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'));

/** Shows the offer of a passkey, at the top of the page, after a sign-in by password. */
export function PasskeyOfferHost() {
  const { signedIn, offersPasskey } = useRoot().shopper;
  const [before, setBefore] = useState(false);
  // It stays when the next read of the root no longer asks for it.
  const offered = signedIn && (before || offersPasskey);
  if (offered !== before) setBefore(offered);
  return (
    offered && (
      <Suspense>
        <PasskeyOffer />
      </Suspense>
    )
  );
}
