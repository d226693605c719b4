import { packageConfig } from '../../scripts/package/config.ts';
import { styleSheets } from './scripts/style-sheets.ts';

const sheets = styleSheets(import.meta.dirname);

export default packageConfig(import.meta.dirname, {
  plugins: [sheets.plugin],
  assets: sheets.write,
});
