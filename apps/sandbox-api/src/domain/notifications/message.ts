import type { Schemas } from '@marketfront/api-client';
import type { Localized } from '../../db/schema.ts';

export type NotificationType = Schemas['Notification']['type'] & string;

type Text = (value: string) => Localized;
export type NotificationMessage = {
  type: NotificationType;
  title: Localized;
  content: Text;
  url: Text;
};

/** The same text in every language. */
export const same = (text: string): Localized => ({ en: text });
