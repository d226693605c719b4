import { serve } from '../../http/index.server.ts';
import { addressCheckAction } from './address-book.server.ts';
import { addressCheck } from './resources.ts';

export const addressResources = [serve(addressCheck, { act: addressCheckAction })];
