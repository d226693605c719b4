// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { UiProvider, type UiProviderProps } from './ui-provider.tsx';
import { useLocale, useMessage } from './use-message.ts';

function Facts() {
  const { locale, tag, dir, currency } = useLocale();
  return <p>{[locale, tag, dir, currency].join(' ')}</p>;
}

const Search = () => <p>{useMessage('country.search')}</p>;

const textIn = (props: UiProviderProps) => render(<UiProvider {...props} />).container.textContent;

it.each([
  ['lao', {}, 'lao lo ltr USD'],
  ['de', { currency: 'EUR' }, 'de de ltr EUR'],
  ['ar-EG', {}, 'ar-EG ar-EG rtl USD'],
  ['ar', { dir: 'ltr' }, 'ar ar ltr USD'],
] as const)('provides tag, direction and currency of %s', (locale, props, text) => {
  expect(textIn({ locale, messages: en, ...props, children: <Facts /> })).toBe(text);
});

it('never fails for a missing message', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const fallback = { locale: 'en', messages: en };
  expect(textIn({ locale: 'de', messages: {}, fallback, children: <Search /> })).toBe(en['country.search']);
  const german = { 'country.search': 'Land suchen' };
  expect(textIn({ locale: 'de', messages: german, fallback, children: <Search /> })).toBe('Land suchen');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
