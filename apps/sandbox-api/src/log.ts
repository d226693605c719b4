/** Unexpected failures go to standard error with their stack; answers never carry one. */
export const log = {
  error: (error: unknown) => {
    const text = Error.isError(error) ? (error.stack ?? error.message) : String(error);
    const cause =
      Error.isError(error) && Error.isError(error.cause) ? `\n  cause: ${error.cause.message}` : '';
    process.stderr.write(`${new Date().toISOString()} ${text}${cause}\n`);
  },
};
