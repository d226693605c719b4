import { expect, it } from 'vitest';
import { itemTyped, moveOf, type TreeItem, visibleItems } from './visible-items.ts';

const items: readonly TreeItem[] = [
  {
    id: 'home',
    label: 'Home',
    children: [
      { id: 'lamps', label: 'Lamps', children: [{ id: 'desk', label: 'Desk lamps' }] },
      { id: 'vases', label: 'Vases' },
    ],
  },
  { id: 'fashion', label: 'Fashion', hasChildren: true },
  { id: 'gifts', label: 'Gifts' },
];
const open = (...ids: string[]) => {
  const expanded = new Set(ids);
  return { expanded, visible: visibleItems(items, expanded) };
};
const move = (key: string, at: string, { expanded, visible } = open()) => moveOf(key, at, visible, expanded);

it('shows what is below open entries, level by level', () => {
  const shown = (...ids: string[]) => open(...ids).visible.map(({ item, level }) => `${level} ${item.id}`);
  expect(shown()).toEqual(['1 home', '1 fashion', '1 gifts']);
  expect(shown('home')).toEqual(['1 home', '2 lamps', '2 vases', '1 fashion', '1 gifts']);
  // An open entry below a closed one.
  expect(shown('lamps')).toHaveLength(3);
});

it.each([
  ['ArrowDown', 'home', { focus: 'fashion' }],
  ['ArrowDown', 'gifts', { focus: 'gifts' }],
  ['ArrowUp', 'home', { focus: 'home' }],
  ['Home', 'gifts', { focus: 'home' }],
  ['End', 'home', { focus: 'gifts' }],
  ['ArrowRight', 'home', { open: ['home'] }],
  ['ArrowRight', 'fashion', { open: ['fashion'] }],
  ['ArrowRight', 'gifts', {}],
  ['ArrowLeft', 'home', {}],
  ['*', 'gifts', { open: ['home', 'fashion'] }],
  ['Tab', 'home', undefined],
])('%s on %s of a closed tree: %o', (key, at, expected) => {
  const found = move(key, at);
  expect(
    found && Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)),
  ).toEqual(expected);
});

it('goes into an open entry, and out of it', () => {
  const state = open('home', 'lamps');
  expect(move('ArrowRight', 'home', state)).toEqual({ focus: 'lamps' });
  expect(move('ArrowLeft', 'lamps', state)).toEqual({ close: 'lamps' });
  expect(move('ArrowLeft', 'desk', state)).toEqual({ focus: 'lamps' });
  // An open entry whose children are not loaded yet.
  expect(move('ArrowRight', 'fashion', open('fashion'))).toEqual({ focus: undefined });
});

it('finds what is typed, from the entry on and around', () => {
  const { visible } = open('home');
  expect(itemTyped('l', 'home', visible)).toBe('lamps');
  expect(itemTyped('h', 'vases', visible)).toBe('home');
  expect(itemTyped('va', 'vases', visible)).toBe('vases');
  expect(itemTyped('x', 'home', visible)).toBeUndefined();
});
