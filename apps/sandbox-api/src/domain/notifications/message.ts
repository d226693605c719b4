import type { Schemas } from '@marketfront/api-client';
import type { Localized } from '../../db/schema.ts';

type Text = (value: string) => Localized;
export type NotificationMessage = {
  type: Schemas['Notification']['type'] & string;
  title: Localized;
  content: Text;
  url: Text;
};

/** The same text in every language. */
export const same = (text: string): Localized => ({ en: text });
