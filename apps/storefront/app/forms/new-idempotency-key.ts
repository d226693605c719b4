/** The key of one attempt of the shopper (see `formIdempotencyKey`). `randomUUID` exists over HTTPS only. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
