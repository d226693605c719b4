// @vitest-environment happy-dom
import { formatDigits } from '@marketfront/i18n/format';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as ui from '../index.ts';
import { en } from '../messages/en.ts';

const picture = { src: '/lamp.webp', alt: 'Lamp' };
const film = { ...picture, video: { src: '/lamp.mp4', seconds: 66 } };

/** Every component that formats a number itself. */
const components: Record<string, ReactElement> = {
  BulkActionBar: (
    <ui.BulkActionBar label="Selected orders" count={2} total={12} onSelectAll={() => undefined} />
  ),
  Calendar: <ui.Calendar label="Delivery" defaultValue="2026-11-18" />,
  Carousel: <ui.Carousel label="Offers" slides={['One', 'Two']} />,
  CartLink: <ui.CartLink href="/cart" count={12} />,
  FacetOptions: <ui.FacetOptions options={[{ href: '/red', label: 'Red', count: 12 }]} />,
  Countdown: <ui.Countdown now={0} until={90_061_000} />,
  CountBadge: <ui.CountBadge count={120} />,
  DatePicker: <ui.DatePicker label="Delivery" defaultValue="2026-11-18" />,
  DateRangePicker: <ui.DateRangePicker legend="Ordered" defaultValue={{ from: '2026-11-18', to: '' }} />,
  Gallery: <ui.Gallery images={[picture, film]} />,
  NumberField: <ui.NumberField label="Weight" defaultValue={1234.5} step="any" />,
  Pagination: <ui.Pagination page={2} pageCount={12} hrefFor={(page) => `/${page}`} />,
  PointsSummary: <ui.PointsSummary balance={1234} totals={{ earned: 12, used: 3, frozen: 4 }} />,
  Price: <ui.Price amount="1200.50" was="1300.00" percent />,
  PriceInput: <ui.PriceInput label="Price" defaultValue="1200.50" />,
  ProductCard: (
    <ui.ProductCard
      name="Lamp"
      href="/lamp"
      image={picture}
      price="19.90"
      sold={12}
      rating={4.5}
      ratingCount={3}
      swatches={['#a00', '#0a0', '#00a', '#aa0', '#0aa', '#a0a', '#aaa']}
    />
  ),
  QuantityStepper: <ui.QuantityStepper defaultValue={12} />,
  Rating: <ui.Rating value={4.5} count={1234} />,
  Slider: <ui.Slider label="Volume" defaultValue={50} />,
  Steps: <ui.Steps items={[{ label: 'Cart', state: 'current' }]} />,
  Tabs: <ui.Tabs label="Store" items={[{ href: '/', label: 'Home', count: 12 }]} />,
  TextArea: <ui.TextArea label="Text" maxLength={120} defaultValue="Lamp" />,
  TimePicker: <ui.TimePicker label="Pick-up" defaultValue="14:30" />,
  Upload: <ui.Upload label="Pictures" max={12} onUpload={() => Promise.reject(new Error('offline'))} />,
};

const show = (element: ReactElement, locale = 'ar-EG') =>
  render(
    <ui.UiProvider locale={locale} messages={messages}>
      {element}
    </ui.UiProvider>,
  );

/** The 5 is part of the translation. */
const messages = { ...en, 'rating.value': '{value} stars' };

const named = ['aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** The texts that users see or hear from a screen reader. */
const textsOf = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? ''),
    ...named.map((name) => element.getAttribute(name) ?? ''),
    element instanceof HTMLInputElement && element.type === 'text' ? element.value : '',
  ]);

describe.each(Object.entries(components))('%s', (_, element) => {
  it('writes the digits of the language, and no others', () => {
    const texts = textsOf(show(element).container).join('\n');
    expect(texts).toMatch(/[٠-٩]/);
    expect(texts).not.toMatch(/[0-9]/);
  });
  it('writes the digits that the tag asks for', () => {
    const texts = textsOf(show(element, 'ar-EG-u-nu-latn').container).join('\n');
    expect(texts).toMatch(/[0-9]/);
    expect(texts).not.toMatch(/[٠-٩]/);
  });
});

it('reads the digits that it writes in a quantity, and sends those that forms expect', async () => {
  const onChange = vi.fn<(change: { value: number }) => void>();
  const { container } = show(
    <form>
      <ui.QuantityStepper name="quantity" defaultValue={9} max={20} onChange={onChange} />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  await userEvent.type(field, '{ArrowUp}');
  expect(field.value).toBe(formatDigits('ar-EG', '10'));
  await userEvent.clear(field);
  await userEvent.type(field, '١٢{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ value: 12 });
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([['quantity', '12']]);
});
