import { serve } from '../../http/index.server.ts';
import { applicationCodeAction } from './apply-action.server.ts';
import { applicationCode } from './resources.ts';

export const onboardingResources = [serve(applicationCode, { act: applicationCodeAction })];
