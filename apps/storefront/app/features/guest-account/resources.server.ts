import { serve } from '../../http/index.server.ts';
import { guestAccountAction } from './guest-account.server.ts';
import { guestAccount } from './resources.ts';

export const guestAccountResources = [serve(guestAccount, { act: guestAccountAction })];
