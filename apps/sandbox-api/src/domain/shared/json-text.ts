/** JSON that PostgreSQL has made: it is sent as it is, without being parsed and written again. */
export class JsonText<Data> {
  /** Only the type knows what is in it. */
  declare readonly data: Data;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): Data {
    return JSON.parse(this.text) as Data;
  }
}
