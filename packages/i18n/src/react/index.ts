export { type CatalogueLoader, createCatalogueLoader, type LoadValue } from './catalogue-loader.ts';
export {
  type Catalogue,
  type CompiledMessage,
  createMessages,
  formatMessage,
  type MessageSource,
  type Translate,
} from './messages.tsx';
