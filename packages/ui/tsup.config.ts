import { packageConfig } from '../../scripts/package/config.ts';
import { nameExports } from './scripts/named-exports.ts';
import { styleSheets } from './scripts/style-sheets.ts';

const sheets = styleSheets(import.meta.dirname);

export default packageConfig(import.meta.dirname, {
  plugins: [sheets.plugin],
  assets: async (graph, entries) => {
    await sheets.write(graph, entries);
    await nameExports(import.meta.dirname);
  },
});
