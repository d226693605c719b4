export {
  type Catalogue,
  type CompiledMessage,
  createWords,
  formatMessage,
  type Words,
  type WordsSource,
} from './words.tsx';
