import type { en as core } from './core/en.ts';
import type { en as more } from './more/en.ts';

type English = typeof core & typeof more;

/** One text per CLDR plural category; `other` is always there. */
export type PluralMessage = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

export type UiMessageKey = keyof English;

type Texts<K extends UiMessageKey> = { readonly [Key in K]: string | PluralMessage };

/** What the components of a shop's first visit say; `@marketfront/ui/messages/<locale>/core`. */
export type CoreMessages = Texts<keyof typeof core>;
/** What the components that come later say: combobox, upload, tables and their like. */
export type MoreMessages = Texts<keyof typeof more>;

/** Everything the components say themselves, in one language. Plain data, so a loader may send it. */
export type UiMessages = CoreMessages & MoreMessages;

/** What a page may give: the core, and more of it where its components say more. */
export type GivenMessages = CoreMessages & Partial<MoreMessages>;

type ParamsIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;
type TextOf<Message> = Message extends PluralMessage ? Message['other'] : Message;

/** The `{names}` that stand in the English text of a key. */
export type UiMessageParams<K extends UiMessageKey> = Record<ParamsIn<TextOf<English[K]>>, string | number>;

/** No second argument when the text has no `{name}`. */
export type UiMessageArguments<K extends UiMessageKey> = [ParamsIn<TextOf<English[K]>>] extends [never]
  ? []
  : [params: UiMessageParams<K>];
