/** Unexpected failures go to standard error with their stack; answers never carry one. */
export const log = {
  error: (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const cause =
      error instanceof Error && error.cause instanceof Error ? `\n  cause: ${error.cause.message}` : '';
    process.stderr.write(`${new Date().toISOString()} ${text}${cause}\n`);
  },
};
