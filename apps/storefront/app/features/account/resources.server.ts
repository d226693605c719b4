import { serve, shopLoader, signedInLoader } from '../../http/index.server.ts';
import { loadAccountPreview } from './account-preview.server.ts';
import { exportData } from './profile/profile-action.server.ts';
import { accountPreview, dataExport } from './resources.ts';

export const accountResources = [
  serve(accountPreview, { load: shopLoader(loadAccountPreview) }),
  serve(dataExport, { load: signedInLoader(exportData) }),
];
