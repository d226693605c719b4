// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CartLine } from '../commerce/cart/cart-line.tsx';
import { CouponCard } from '../commerce/coupon-card/coupon-card.tsx';
import { OrderCard, OrderLines } from '../commerce/order-card/order-card.tsx';
import { ProductCard } from '../commerce/product-card/product-card.tsx';
import { StickyBuyBar } from '../commerce/sticky-buy-bar/sticky-buy-bar.tsx';
import { StoreCard } from '../commerce/store-card/store-card.tsx';
import { ProfileCard } from '../commerce/user-center/user-center.tsx';
import { en } from '../messages/en.ts';
import { PriceInput } from '../primitives/price-input/price-input.tsx';
import { PriceRange } from '../primitives/price-range/price-range.tsx';
import { Price } from '../primitives/price/price.tsx';
import { SummaryRows } from '../primitives/summary-rows/summary-rows.tsx';
import { UiProvider, type UiProviderProps } from '../provider/ui-provider.tsx';
import { useFormatPrice } from '../provider/use-price.ts';

const item = { name: 'Lamp', href: '/lamp', image: '/lamp.webp' };
const line = { ...item, price: '1200.00', quantity: 1 };

function Sentence({ currency }: { currency?: string }) {
  return <p>{useFormatPrice(currency)('1200.00')}</p>;
}

/** Every component that shows an amount of 1200, in the given currency or in that of the provider. */
const components: Record<string, (currency?: string) => ReactElement> = {
  CartLine: (currency) => <CartLine {...item} subtotal="1200.00" price="1200.00" currency={currency} />,
  OrderCard: (currency) => <OrderCard orderNo="1" lines={[line]} total="1200.00" currency={currency} />,
  OrderLines: (currency) => <OrderLines lines={[line]} currency={currency} />,
  Price: (currency) => <Price amount="1200.00" currency={currency} />,
  PriceOnSale: (currency) => <Price amount="1.00" was="1200.00" currency={currency} />,
  ProductCard: (currency) => (
    <ProductCard {...item} image={{ src: item.image }} price="1200.00" currency={currency} />
  ),
  ProfileCard: (currency) => <ProfileCard nickname="Ana" balance="1200.00" currency={currency} />,
  StickyBuyBar: (currency) => (
    <StickyBuyBar name="Lamp" price="1200.00" action={null} after="actions" currency={currency} />
  ),
  StoreCard: (currency) => (
    <StoreCard {...item} products={[{ ...item, price: '1200.00' }]} currency={currency} />
  ),
  SummaryRows: (currency) => (
    <SummaryRows rows={[{ label: 'Freight', amount: '1200.00' }]} currency={currency} />
  ),
  SummaryRowsTotal: (currency) => (
    <SummaryRows rows={[]} total={{ label: 'Total', amount: '1200.00' }} currency={currency} />
  ),
  useFormatPrice: (currency) => <Sentence {...(currency !== undefined && { currency })} />,
};

type ProviderProps = Pick<UiProviderProps, 'currency' | 'currencyDisplay'> & { locale?: string };

const show = (element: ReactElement, props: ProviderProps = {}) =>
  render(
    <UiProvider locale="en" messages={en} {...props}>
      {element}
    </UiProvider>,
  ).container.textContent;

describe.each(Object.entries(components))('%s', (_name, component) => {
  it('shows dollars by default', () => expect(show(component())).toContain('$1,200.00'));
  it('shows the currency of the provider', () => {
    const text = show(component(), { currency: 'JPY' });
    expect(text).toContain('¥1,200');
    expect(text).not.toContain('.00');
  });
  it('shows its own currency, as the provider writes currencies', () => {
    const text = show(component('CAD'), { currency: 'JPY', currencyDisplay: 'symbol' });
    expect(text).toContain('CA$1,200.00');
  });
});

it('shows whole amounts of coupons without decimals, in the currency of the card or of the provider', () => {
  const coupon = <CouponCard amount="20.00" title="Spring" />;
  expect(show(coupon)).toBe('$20Spring ');
  expect(show(coupon, { currency: 'EUR' })).toContain('€20');
  expect(show(<CouponCard amount="20.50" title="Spring" currency="CAD" />)).toContain('$20.50');
});

it('keeps content of your own as the total of an order', () => {
  expect(show(<OrderCard orderNo="1" lines={[]} total="Paid with points" />)).toContain('Paid with points');
});

describe('PriceInput', () => {
  const type = async (text: string, element: ReactElement, props: ProviderProps) => {
    show(element, props);
    await userEvent.type(screen.getByRole('textbox'), text);
    await userEvent.tab();
  };
  it('has no decimals in yen', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    await type('1,200', <PriceInput label="Refund" onChange={onChange} />, { currency: 'JPY' });
    expect(onChange).toHaveBeenLastCalledWith({ value: '1200' });
    expect(screen.getByRole('textbox').parentElement?.textContent).toBe('¥');
    await userEvent.type(screen.getByRole('textbox'), '.5');
    expect(onChange).toHaveBeenLastCalledWith({ value: '' });
  });
  it('has three decimals in Kuwaiti dinars, and accepts the sign', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    await type('KWD 1.25', <PriceInput label="Refund" currency="KWD" onChange={onChange} />, {});
    expect(onChange).toHaveBeenLastCalledWith({ value: '1.250' });
    expect(screen.getByRole('textbox')).toHaveProperty('value', '1.250');
  });
  it('shows the limit in its currency', async () => {
    await type('2', <PriceInput label="Refund" currency="EUR" min="5.00" />, { locale: 'de' });
    expect(screen.getByText(/5,00\s€/).textContent).toContain('5,00\u00a0€');
  });
});

it('PriceRange shows the sign where the language has it, and the decimals of the currency', () => {
  show(<PriceRange action="/" clearHref="/" />, { currency: 'JPY', locale: 'de' });
  const low = screen.getByRole<HTMLInputElement>('textbox', { name: en['price.min'] });
  expect(low.parentElement?.textContent).toBe('¥');
  expect(low.nextElementSibling?.textContent).toBe('¥');
  expect(new RegExp(`^(?:${low.pattern})$`, 'v').test('1200.5')).toBe(false);
});
