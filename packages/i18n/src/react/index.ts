export { type CatalogueLoader, createCatalogueLoader, type LoadValue } from './catalogue-loader.ts';
export {
  type Catalogue,
  type CompiledMessage,
  createMessages,
  formatMessage,
  type MessageOptions,
  type MessageSource,
  type Plain,
  type Translate,
} from './messages.tsx';
