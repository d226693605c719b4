// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import es from '../../messages/es.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { CountryPicker } from './country-picker.tsx';

afterEach(() => vi.unstubAllGlobals());

const picker = (
  <UiProvider locale="es" messages={es}>
    <CountryPicker id="country" name="country" label="País" defaultValue="ES" />
  </UiProvider>
);

it('lists the countries by name without script', () => {
  // A server has no document.
  vi.stubGlobal('document', undefined);
  const html = renderToString(picker);
  vi.unstubAllGlobals();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const names = Array.from(page.querySelectorAll('option'), ({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
  expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare));
});
