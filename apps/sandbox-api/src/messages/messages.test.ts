import { describe, expect, test } from 'vitest';
import { languages } from '../db/languages.ts';
import { message, messageIn, messages } from './index.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('messages of the sandbox', () => {
  test.each(Object.entries(messages))('%s has the same placeholders in every language', (_, texts) => {
    for (const { tag } of languages) {
      expect(texts[tag].trim()).not.toBe('');
      expect(placeholders(texts[tag])).toEqual(placeholders(texts.en));
    }
  });

  test('a value is text, or has a text for each language', () => {
    expect(messageIn('fr', 'code.text', { code: '1234' })).toMatch(/^1234 est votre code/);
    const product = { en: 'Teapot', fr: 'Théière' };
    const content = message('notification.questionAnswered.content', { product });
    expect(content.fr).toContain('Théière');
    expect(content.th).toContain('Teapot');
  });

  test('braces in a value are not placeholders', () => {
    expect(messageIn('en', 'application.welcome', { name: '{name}' })).toBe('Welcome, {name}.');
  });
});
