import { defineResource } from '../../http/index.ts';
import type { AccountPreviewData } from './account-preview.server.ts';

/** The preview of the account in the header. */
export const accountPreview = defineResource<{ load: AccountPreviewData }>('account');

/** All data that the shop has about the shopper, as a file. */
export const dataExport = defineResource('export');
