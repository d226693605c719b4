export { UiProvider, type UiProviderProps } from './ui-provider.tsx';
export { LinkProvider } from './link-provider.tsx';
export { ImageProvider } from './image-provider.tsx';
export { useMessage, useMessages, useLocale, type Translate } from './use-message.ts';
export { useFormatPrice } from './use-price.ts';
export type { FallbackMessages, ImageLoader, LinkComponent } from './ui-context.ts';
