import type { en as core } from './core/en.ts';
import type { en as more } from './more/en.ts';

type English = typeof core & typeof more;

/** One text per CLDR plural category; `other` is required. */
export type PluralMessage = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

export type UiMessageKey = keyof English;

type Texts<K extends UiMessageKey> = { readonly [Key in K]: string | PluralMessage };

/** The messages of the components of a first visit; `@marketfront/ui/messages/<locale>/core`. */
export type CoreMessages = Texts<keyof typeof core>;
/** The messages of further components: combobox, upload, table and others. */
export type MoreMessages = Texts<keyof typeof more>;

/** All messages of the components in one language. Plain data, so that a loader can send it. */
export type UiMessages = CoreMessages & MoreMessages;

/** The messages that a page provides: all of core, and those of `more` that its components need. */
export type GivenMessages = CoreMessages & Partial<MoreMessages>;

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;
type TextOf<Message> = Message extends PluralMessage ? Message['other'] : Message;

/** The `{names}` of the parameters in the English text of a message. */
export type UiMessageParams<K extends UiMessageKey> = Record<ParamsIn<TextOf<English[K]>>, string | number>;

/** No second argument if the message has no parameters. */
export type UiMessageArguments<K extends UiMessageKey> = [ParamsIn<TextOf<English[K]>>] extends [never]
  ? []
  : [params: UiMessageParams<K>];
