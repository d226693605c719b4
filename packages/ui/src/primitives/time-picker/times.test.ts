import { expect, it } from 'vitest';
import { matchesTime, timeOptions } from './times.ts';

const options = (locale: string, value = '') =>
  timeOptions(locale, { min: '08:00', max: '18:00', step: 30, value });
const labels = (locale: string) => options(locale).map(({ label }) => label.replaceAll(/\s/gu, ' '));

it('lists the times in the format and the digits of the language', () => {
  expect(options('en').map(({ value }) => value)).toEqual(
    expect.arrayContaining(['08:00', '08:30', '18:00']),
  );
  expect(options('en')).toHaveLength(21);
  expect(labels('en')[13]).toBe('2:30 PM');
  expect(labels('fr')[13]).toBe('14:30');
  expect(labels('lao')[13]).toBe('14:30');
  expect(labels('ar-EG')[13]).toMatch(/٢:٣٠/);
});

it('lists the chosen time too when it is between two steps', () => {
  const values = options('en', '14:45').map(({ value }) => value);
  expect(values.slice(13, 16)).toEqual(['14:30', '14:45', '15:00']);
  expect(options('en', 'noon')).toHaveLength(21);
});

it.each([
  ['en', '2', ['14:00', '14:30']],
  ['en', '2:30', ['14:30']],
  ['en', '230pm', ['14:30']],
  ['en', '14.30', ['14:30']],
  ['fr', '9h', []],
  ['fr', '09', ['09:00', '09:30']],
  ['fr', '8', ['08:00', '08:30']],
  ['ar-EG', '٢:٣٠', ['14:30']],
  ['ar-EG', '2:30', ['14:30']],
])('in %s, %j finds %j', (locale, query, times) => {
  expect(
    options(locale)
      .filter((option) => matchesTime(option, query))
      .map(({ value }) => value),
  ).toEqual(times);
});
