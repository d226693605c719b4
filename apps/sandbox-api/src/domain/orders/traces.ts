import { type MessageKey, messageIn, messages } from '../../messages/index.ts';
import type { Language } from '../shared/language.ts';

const parcelEvents = [
  'parcel.handedOver',
  'parcel.pickedUp',
  'parcel.leftSortingCentre',
  'parcel.arrivedInArea',
  'parcel.onTheWay',
  'parcel.signed',
] as const satisfies readonly MessageKey[];
type ParcelEvent = (typeof parcelEvents)[number];

/** The text of an event as reported by a carrier, in English: a parcel stores it. */
export const reportedText = (event: ParcelEvent): string => messages[event].en;

const eventByText = new Map(parcelEvents.map((event) => [reportedText(event), event]));

/** The event of a parcel in a shopper's language; an unknown text stays as the carrier reported it. */
export function traceText(text: string, language: Language): string {
  const event = eventByText.get(text);
  return event ? messageIn(language, event) : text;
}
