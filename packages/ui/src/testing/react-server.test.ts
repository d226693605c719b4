/// <reference types="vite/types/importMeta.d.ts" />
import * as react from 'react';
import { expect, it } from 'vitest';
import { useToast } from '../primitives/toast/index.ts';

const modules = import.meta.glob([
  '../{primitives,commerce,provider,messages,tokens,styles}/**/*.{ts,tsx}',
  '!../**/*.{stories,fixtures,guide,play,test,css}.{ts,tsx}',
]);

it('React has no state, and what belongs to the client cannot be called', () => {
  expect(react).not.toHaveProperty('useState');
  expect(useToast).toThrow('useToast belongs to the client');
});

it.each(Object.keys(modules))('%s can be imported by a server component', async (path) => {
  await expect(modules[path]?.()).resolves.toBeDefined();
});
