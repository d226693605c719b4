import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test('countries and currencies have their names in the language of the page', () => {
  expect(displayName('fr', 'region', 'DE')).toBe('Allemagne');
  expect(displayName('en', 'currency', 'THB')).toBe('Thai Baht');
});

test('a code that cannot be one is shown as it is', () => {
  expect(displayName('en', 'region', 'Great Britain')).toBe('Great Britain');
  expect(displayName('en', 'region', '')).toBe('');
  expect(displayName('en', 'currency', '$')).toBe('$');
});
