// @vitest-environment happy-dom
import { render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Locator, Page } from '@playwright/test';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CountryPicker } from '../../commerce/country-picker/index.ts';
import * as ui from '../../index.ts';
import { en } from '../../messages/en.ts';
import th from '../../messages/th.ts';
import { forPlaywright, forTestingLibrary, type Kit, type PlaywrightLocator } from './index.ts';

const page = (
  <>
    <ui.ProductCard
      href="/1"
      name="Lamp"
      image={{ src: '/lamp.webp' }}
      price="19.90"
      favourite={<ui.FavouriteButton name="Lamp" />}
    />
    <ui.ProductCard href="/2" name="Vase" image={{ src: '/vase.webp' }} price="42.00" />
    <ui.CartLine href="/1" name="Lamp" image="/lamp.webp" price="19.90" quantity={<ui.QuantityStepper />} />
    <ui.Rating value={4.5} count={3} />
    <ui.Pagination page={2} pageCount={9} hrefFor={String} />
    <ui.SkuPicker
      attributes={[
        {
          name: 'size',
          label: 'Size',
          values: [
            { value: 's', label: 'S' },
            { value: 'xl', label: 'XL', unavailable: true },
          ],
        },
      ]}
    />
    <ui.TextField label="Name" required />
    <ui.Combobox
      label="City"
      options={['Vientiane', 'Savannakhet'].map((label) => ({ value: label, label }))}
    />
    <CountryPicker label="Country" defaultValue="LA" />
  </>
);
const show = (locale = 'en', messages: ui.UiMessages = en) => {
  render(
    <ui.UiProvider locale={locale} messages={messages}>
      {page}
    </ui.UiProvider>,
  );
  return forTestingLibrary({ within, user: userEvent.setup(), locale, messages });
};

it('finds components by role and name', () => {
  const kit = show();
  const card = kit.productCard({ name: 'Lamp' });
  expect(card.tagName).toBe('ARTICLE');
  expect(kit.inside(card).price({ amount: '19.90' }).textContent).toBe('$19.90');
  expect(kit.favourite({ name: 'Lamp' }).getAttribute('aria-pressed')).toBe('false');
  expect(kit.inside(kit.cartLine({ name: 'Lamp' })).quantity().input).toHaveProperty('value', '1');
  expect(kit.rating({ value: 4.5 })).toBeTruthy();
  expect(kit.skuOption({ attribute: 'Size', value: 'XL' })).toHaveProperty('value', 'xl');
  expect(kit.field({ label: 'Name' })).toHaveProperty('required', true);
  const { nav, page: to, next } = kit.pagination();
  expect(nav.contains(to(3))).toBe(true);
  expect(next().getAttribute('href')).toBe('3');
});

it('uses the language of the page', () => {
  const kit = show('th', th);
  expect(kit.favourite({ name: 'Lamp' })).toBeTruthy();
  expect(kit.pagination().nav).toBeTruthy();
});

it('reports what it did not find, and what it found twice', () => {
  const kit = show();
  expect(() => kit.productCard({ name: 'Chair' })).toThrow(/nothing on the page for .*Chair/);
  expect(() => kit.one({ role: 'article' })).toThrow(/2 on the page/);
});

it('selects in a combobox and in a country picker', async () => {
  // The list uses the popover API, which happy-dom does not have. Its classes are shared with other files.
  const { prototype } = HTMLElement;
  for (const name of ['showPopover', 'hidePopover']) {
    Object.defineProperty(prototype, name, { value: () => undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(prototype, name));
  }
  const kit = show();
  const city = kit.combobox({ label: 'City' });
  await city.choose('Savannakhet');
  expect(city.input).toHaveProperty('value', 'Savannakhet');
  const country = kit.countryPicker({ label: 'Country' });
  await country.choose('Thailand');
  expect(country.select).toHaveProperty('value', 'TH');
});

it("has an adapter that fits Playwright's own types", () => {
  const typed: (page: Page) => Kit<Locator> = (given) => forPlaywright<Locator>(given);
  expect(typed).toBeTypeOf('function');

  interface Recorded extends PlaywrightLocator<Recorded> {
    path: string;
  }
  const recorded = (path: string): Recorded => {
    const next = (step: string) => recorded(path === '' ? step : `${path} ${step}`);
    return {
      path,
      getByRole: (role, { name } = {}) => next(name === undefined ? role : `${role}=${String(name)}`),
      getByText: (text) => next(`text=${String(text)}`),
      filter: ({ has }) => next(`has(${has.path})`),
      click: vi.fn<() => Promise<void>>(),
      fill: vi.fn<() => Promise<void>>(),
      press: vi.fn<() => Promise<void>>(),
    };
  };
  const kit = forPlaywright<Recorded>(recorded(''));
  const card = kit.productCard({ name: 'Lamp' });
  expect(card.path).toBe('article has(link=Lamp)');
  expect(kit.inside(card).price({ amount: '19.90' }).path).toBe('article has(link=Lamp) text=$19.90');
  expect(kit.pagination().next().path).toBe('navigation=Pages link=Next');
});
