/** A name for one attempt of the shopper (see `attemptOf`). `randomUUID` exists over HTTPS only. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
