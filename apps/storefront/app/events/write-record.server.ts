/**
 * Writes one line of JSON to standard output: an event, or a decision about consent. It holds nothing personal. The log is
 * not the place: it redacts names, of which events are made.
 */
export const writeRecord = (kind: 'event' | 'consent', record: object): void =>
  console.log(JSON.stringify({ [kind]: record }));
