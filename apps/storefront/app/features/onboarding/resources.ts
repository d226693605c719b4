import { defineResource } from '../../http/index.ts';
import type { ApplicationCodeAnswer } from './apply-action.server.ts';

/** Sends the code of an application to sell. */
export const applicationCode = defineResource<{ act: ApplicationCodeAnswer }>('application-code');
