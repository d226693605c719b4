/** Writes one line of JSON to the log: an event, or a decision about consent. It holds nothing personal. */
export const writeRecord = (kind: 'event' | 'consent', record: object): void =>
  console.log(JSON.stringify({ [kind]: record }));
