import { lazy, Suspense } from 'react';
import type { GuestAccount } from './guest-account-form.tsx';

// Few who see an order are guests.
const GuestAccountForm = lazy(() => import('./guest-account-form.tsx'));

/** The ways in which a guest gets the order into an account; nothing for a shopper whose order it is. */
export const GuestAccountPanel = ({ guest }: { guest: GuestAccount | null }) =>
  guest && (
    <Suspense>
      <GuestAccountForm guest={guest} />
    </Suspense>
  );
