import { lazy, Suspense } from 'react';
import type { GuestAccount } from './guest-account-form.tsx';

// Loaded lazily, because few viewers of an order are guests.
const GuestAccountForm = lazy(() => import('./guest-account-form.tsx'));

/** The options to add a guest's order to an account; nothing if the order already belongs to the shopper. */
export const GuestAccountPanel = ({ guest }: { guest: GuestAccount | null }) =>
  guest && (
    <Suspense>
      <GuestAccountForm guest={guest} />
    </Suspense>
  );
