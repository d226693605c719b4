/** An answer that is not a success: thrown anywhere, turned into the envelope in one place. */
export class Failure extends Error {
  readonly code: 400 | 401 | 403 | 404 | 500;

  constructor(code: Failure['code'], message: string) {
    super(message);
    this.name = 'Failure';
    this.code = code;
  }
}

/** Parameters that cannot be right. */
export const invalid = (message: string) => new Failure(400, message);
/** Every business error of this API family has code 500. */
export const refused = (message: string) => new Failure(500, message);
export const notSignedIn = () => new Failure(401, 'Not logged in or the token has expired');
