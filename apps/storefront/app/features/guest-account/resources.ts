import { defineResource } from '../../http/index.ts';

/** Creates an account for a guest; the response to its form is a page. */
export const guestAccount = defineResource<{ act: unknown }>('guest-account');
