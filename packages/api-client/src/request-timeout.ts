/** The deadline of one attempt of a call, in milliseconds; in a file of its own, because a connection needs no other limit. */
export const requestTimeoutMs = 5000;
