import { lazy, Suspense, useState } from 'react';
import { useRoot } from '../../navigation/index.ts';

const PasskeyOffer = lazy(() => import('./passkey-offer.tsx'));

/** Offers a passkey at the top of the page, after a sign-in by password. */
export function PasskeyOfferHost() {
  const { signedIn, offersPasskey } = useRoot().shopper;
  const [before, setBefore] = useState(false);
  // The offer stays even if the next read of the root no longer requests it.
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
