import { afterEach, inject, vi } from 'vitest';

// Read by services/config.server.ts, which the test files import after this file.
process.env.API_ORIGIN = inject('sandboxOrigin');
process.env.API_TIMEOUT_MS = '30000';
process.env.BLOCK_TIMEOUT_MS = '20000';

const { repairSandbox } = await import('./sandbox.ts');

// Blocks that fail alone are logged; a test that expects the log reads it from this spy.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

afterEach(repairSandbox);
