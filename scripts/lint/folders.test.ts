import path from 'node:path';
import { expect, it } from 'vitest';
import folders from './folders.ts';

const parent = 'apps/shop/app';
const order = ['http', 'features', 'shell'];

/** The rule's findings for an import in a file below the parent. */
function check(file: string, source: string, { kind = 'value', types = false } = {}): string[] {
  const problems: string[] = [];
  const { ImportDeclaration } = folders.rules.order.create({
    filename: path.resolve(parent, file),
    options: [{ parent, order, types }],
    report: ({ message }) => problems.push(message),
  });
  ImportDeclaration({ source: { value: source }, importKind: kind });
  return problems;
}

it('lets a folder import from itself, from those before it, and packages', () => {
  expect(check('features/cart.ts', './line.ts')).toEqual([]);
  expect(check('features/cart.ts', '../http/fetch.ts')).toEqual([]);
  expect(check('shell/header.tsx', '../features/cart.ts')).toEqual([]);
  expect(check('http/fetch.ts', 'features')).toEqual([]);
});

it('lets files beside the folders import all', () => {
  expect(check('root.tsx', './shell/header.tsx')).toEqual([]);
});

it('refuses an import from a folder after it, and says what to do', () => {
  expect(check('http/fetch.ts', '../features/cart.ts')).toEqual([
    expect.stringContaining('move what both use'),
  ]);
  expect(check('features/cart/line.ts', '../../shell/header.tsx')).toHaveLength(1);
});

it('lets types through where the order says so', () => {
  expect(check('http/fetch.ts', '../features/cart.ts', { kind: 'type', types: true })).toEqual([]);
  expect(check('http/fetch.ts', '../features/cart.ts', { kind: 'type' })).toHaveLength(1);
});

it('asks for the place of a new folder', () => {
  expect(check('events/bus.ts', '../http/fetch.ts')).toEqual([expect.stringContaining('Add "events"')]);
});
