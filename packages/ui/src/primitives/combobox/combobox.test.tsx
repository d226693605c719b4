import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const html = (props: Partial<ComboboxProps>) =>
  renderToString(
    <UiProvider locale="en" messages={en}>
      <Combobox
        {...({
          label: 'City',
          name: 'city',
          options: [
            { value: 'VTE', label: 'Vientiane' },
            { value: 'BKK', label: 'Bangkok' },
          ],
          ...props,
        } as ComboboxProps)}
      />
    </UiProvider>,
  );
const withoutScript = (props: Partial<ComboboxProps>) =>
  /<noscript>(.*)<\/noscript>/.exec(html(props))?.[1] ?? '';

describe('without script', () => {
  it('is a select that submits the value', () => {
    const fallback = withoutScript({ defaultValue: 'BKK' });
    expect(fallback).toMatch(/<select [^>]*name="city"/);
    expect(fallback).toMatch(/<option value="BKK" selected="">Bangkok<\/option>/);
  });
  it('is a select with multiple values', () => {
    expect(withoutScript({ multiple: true, defaultValue: ['VTE', 'BKK'] })).toMatch(
      /<select [^>]*multiple=""/,
    );
  });
  it('is an input with suggestions where custom values are allowed', () => {
    const fallback = withoutScript({ allowCustom: true });
    expect(fallback).toMatch(/<input [^>]*list="/);
    expect(fallback).toContain('name="city"');
    expect(fallback).toContain('<datalist');
  });
  it('submits its value once', () => {
    expect(html({ defaultValue: 'BKK' }).match(/name="city"/g)).toHaveLength(1);
  });
});
