/** A busy machine is no fault: `expect.poll` gives up after a second by itself, a test after five. */
export const patience = {
  expect: { poll: { timeout: 20_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
