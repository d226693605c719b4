import { defineResource } from '../../http/index.ts';

/** Makes a guest an account; its form is answered by a page. */
export const guestAccount = defineResource<{ act: unknown }>('guest-account');
