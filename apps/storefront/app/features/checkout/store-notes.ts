import { type Checkout, parsePositiveInteger, type StoreNote } from '@marketfront/api-client';

/** The notes of a form by field name. */
export type Notes = Readonly<Record<string, string | undefined>>;

/** The name of the field that holds the note to a store. */
export const noteField = (storeId: number): string => `note${storeId}`;

type Noted = Pick<Checkout, 'note' | 'storeNotesSupported'> & {
  readonly groups: readonly Pick<Checkout['groups'][number], 'storeId' | 'note'>[];
};

/** Whether each parcel has its own note. One store needs only one note, and some back ends take one note for all. */
export const hasStoreNotes = ({ storeNotesSupported, groups }: Noted): boolean =>
  storeNotesSupported && groups.length > 1;

/** The notes of a form to single stores, as typed. */
export const storeNotesOf = (fields: Notes): StoreNote[] =>
  Object.entries(fields).flatMap(([name, note]) => {
    const storeId = parsePositiveInteger(/^note(\d+)$/.exec(name)?.[1] ?? null);
    return storeId && note !== undefined ? [{ storeId, note }] : [];
  });

/** The note fields of a form. */
export const notesOf = (fields: Notes): Notes =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => /^note\d*$/.test(name)));

/** The notes in the fields of the page. When only one store is left, its note moves to the only field. */
export function shownNotes(checkout: Noted, typed: Notes): Readonly<Record<string, string>> {
  const { groups } = checkout;
  if (hasStoreNotes(checkout)) {
    return Object.fromEntries(
      groups.map(({ storeId, note }) => [noteField(storeId), typed[noteField(storeId)] ?? note ?? '']),
    );
  }
  const [only] = groups.length === 1 ? groups : [];
  const ofOnly = only && (typed[noteField(only.storeId)] ?? only.note);
  return { note: typed.note ?? ofOnly ?? checkout.note ?? '' };
}
