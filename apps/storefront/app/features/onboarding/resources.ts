import { defineResource } from '../../http/index.ts';
import type { ApplicationCodeAnswer } from './apply-action.server.ts';

/** Sends the code of a merchant application. */
export const applicationCode = defineResource<{ act: ApplicationCodeAnswer }>('application-code');
