/** The deadline of one attempt of a call, in milliseconds; in its own file, as a connection needs no other limit. */
export const requestTimeoutMs = 5000;
