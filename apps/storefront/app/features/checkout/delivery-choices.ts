import {
  type DeliveryChoice,
  deliveryKinds,
  type ParcelQuote,
  parsePositiveInteger,
} from '@marketfront/api-client';

/** The name of the field for the delivery kind of a store's parcel. */
export const deliveryField = (storeId: number): string => `delivery${storeId}`;

const toChoice = (storeId: string | undefined, name: string | undefined): DeliveryChoice[] => {
  const id = parsePositiveInteger(storeId ?? null);
  const kind = deliveryKinds.find((known) => known === name);
  return id && kind ? [{ storeId: id, kind }] : [];
};

/** Reads the choices in the URL of the checkout, such as "12:own,13:courier". */
export const decodeDeliveries = (text: string | null): DeliveryChoice[] =>
  (text ?? '')
    .split(',')
    .slice(0, 200)
    .flatMap((choice) => {
      const [storeId, kind] = choice.split(':');
      return toChoice(storeId, kind);
    });

/** Encodes the choices for the URL of the checkout. */
export const encodeDeliveries = (choices: readonly DeliveryChoice[]): string =>
  choices.map(({ storeId, kind }) => `${storeId}:${kind}`).join(',');

/** The choices of a form, which has one field per store. */
export const deliveriesOfForm = (fields: Readonly<Record<string, string>>): DeliveryChoice[] =>
  Object.entries(fields).flatMap(([name, kind]) => {
    const [, storeId] = /^delivery(\d+)$/.exec(name) ?? [];
    return storeId ? toChoice(storeId, kind) : [];
  });

/** The deliveries chosen for the parcels that have a choice. */
export const chosenDeliveries = (quotes: readonly ParcelQuote[]): DeliveryChoice[] =>
  quotes.flatMap(({ storeId, delivery, options }) =>
    delivery && options.length > 1 ? [{ storeId, kind: delivery }] : [],
  );
