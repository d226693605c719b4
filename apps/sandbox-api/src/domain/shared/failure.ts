import { type KnownMessageKey, type KnownMessageValues, knownMessageText } from '@marketfront/api-client';

/** An unsuccessful response: thrown anywhere, converted to the envelope in one place. */
export class Failure extends Error {
  readonly code: 400 | 401 | 403 | 404 | 500;

  constructor(code: Failure['code'], message: string) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

/** Keys of messages without values. */
export type PlainMessageKey = {
  [Key in KnownMessageKey]: KnownMessageValues<Key> extends [] ? Key : never;
}[KnownMessageKey];

type Message<Key extends KnownMessageKey> = [key: Key, ...values: KnownMessageValues<Key>];

/** Every business error of this API family has code 500. Shops translate its message by its key. */
export const refused = <Key extends KnownMessageKey>(...message: Message<Key>) =>
  new Failure(500, knownMessageText(...message));

/** Input that a shopper can correct. */
export const invalid = <Key extends KnownMessageKey>(...message: Message<Key>) =>
  new Failure(400, knownMessageText(...message));

/** A request that no shop sends; the detail is for the client's developer, and may repeat parts of the request. */
export const malformed = (detail: string) => invalid('requestInvalid', { detail: detail.slice(0, 300) });

/** An operator's action that is not possible; the message appears on the operator's page only. */
export const operatorRefusal = (message: string) => new Failure(500, message);

export const notSignedIn = () => new Failure(401, knownMessageText('signedOut'));
