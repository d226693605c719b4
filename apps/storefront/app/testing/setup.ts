import { afterEach, inject } from 'vitest';

// Read by services/config.server.ts, which the test files import after this file.
process.env.API_ORIGIN = inject('sandboxOrigin');
process.env.API_TIMEOUT_MS = '30000';
process.env.BLOCK_TIMEOUT_MS = '20000';

process.env.LOG_LEVEL = 'silent';

const { repairSandbox } = await import('./sandbox.ts');

afterEach(repairSandbox);
