export * from './provider/index.ts';
export type { UiMessages, UiMessageKey, PluralMessage } from './messages/ui-messages.ts';
export { scriptOnly, noScriptOnly } from './styles/helpers.css.ts';
export * from './primitives/button/index.ts';
export * from './primitives/icon/index.ts';
export * from './primitives/icon-button/index.ts';
export * from './primitives/layout/index.ts';
export * from './primitives/link/index.ts';
export * from './primitives/text/index.ts';
