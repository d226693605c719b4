import type { en } from './en.ts';

/** One text per CLDR plural category; `other` is always there. */
export type PluralMessage = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

export type UiMessageKey = keyof typeof en;

/** Everything the components say themselves, in one language. Plain data, so a loader may send it. */
export type UiMessages = { readonly [K in UiMessageKey]: string | PluralMessage };

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;
type TextOf<Message> = Message extends PluralMessage ? Message['other'] : Message;

/** The `{names}` that stand in the English text of a key. */
export type UiMessageParams<K extends UiMessageKey> = Record<
  ParamsIn<TextOf<(typeof en)[K]>>,
  string | number
>;

/** No second argument when the text has no `{name}`. */
export type UiMessageArguments<K extends UiMessageKey> = [ParamsIn<TextOf<(typeof en)[K]>>] extends [never]
  ? []
  : [params: UiMessageParams<K>];
