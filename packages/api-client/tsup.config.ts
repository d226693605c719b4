import { packageConfig } from '../../scripts/package/config.ts';

export default packageConfig(import.meta.dirname);
