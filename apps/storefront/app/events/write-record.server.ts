/**
 * Writes one line of JSON to standard output: an event, or a decision about consent. It contains nothing personal. The
 * log is unsuitable: it redacts names, which are part of events.
 */
export const writeRecord = (kind: 'event' | 'consent', record: object): void =>
  console.log(JSON.stringify({ [kind]: record }));
