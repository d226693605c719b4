import { expect, it } from 'vitest';
import { formIdempotencyKey, textField, textFields } from './form.server.ts';

const form = new FormData();
form.set('name', `  ${'a'.repeat(10)}  `);
form.set('picture', new File(['x'], 'x.png'));

it('textField trims and cuts a field', () => {
  expect(textField(form, 'name')).toBe('a'.repeat(10));
  expect(textField(form, 'name', 3)).toBe('aaa');
});

it('textField is empty for a file and for a field that is absent', () => {
  expect(textField(form, 'picture')).toBe('');
  expect(textField(form, 'missing')).toBe('');
});

it.each([
  ['', undefined],
  ['a b-12345678', undefined],
  ['x'.repeat(65), undefined],
  ['attempt-1234', 'attempt-1234'],
])('formIdempotencyKey reads "%s" as %s', (attempt, read) => {
  const sent = new FormData();
  sent.set('idempotencyKey', attempt);
  expect(formIdempotencyKey(sent)).toBe(read);
});

it('textFields leaves files out', () => expect(Object.keys(textFields(form))).toEqual(['name']));
