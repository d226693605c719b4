/**
 * The environment in which the tests run the built shop. On a busy machine, responses may take much longer, and all
 * tests come from one address: they check what happens, not how fast or how often.
 */
export const shopEnv = {
  NODE_ENV: 'production',
  API_TIMEOUT_MS: '30000',
  BLOCK_TIMEOUT_MS: '20000',
  PAGE_DEADLINE_MS: '30000',
  RATE_LIMIT_FACTOR: '100',
  PURGE_SECRET: 'a secret of the tests',
} as const;
