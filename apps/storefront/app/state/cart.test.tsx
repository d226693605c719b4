// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { RootContext, type RootData, useRoot } from '../navigation/index.ts';
import { reactRoot } from '../testing/react-root.ts';
import { expectAdded } from './added-to-cart.ts';
import { useCartNumber } from './cart.ts';

function CartNumber() {
  return <output>{useCartNumber()}</output>;
}

function Page({ shopper }: Pick<RootData, 'shopper'>) {
  return (
    <RootContext value={{ ...useRoot(), shopper }}>
      <CartNumber />
    </RootContext>
  );
}

describe('the number at the cart link', () => {
  const page = reactRoot();

  /** Displays data of the server with this number of pieces; returns the data. */
  const display = async (cartCount: number) => {
    const shopper = { signedIn: false, nickname: null, offersPasskey: false, cartCount };
    await page.render(<Page shopper={shopper} />);
    return shopper;
  };
  const shown = () => document.querySelector('output')?.textContent;

  it('includes added pieces at once, and until data that includes them is displayed', async () => {
    const before = await display(1);
    const arrived = await act(async () => expectAdded(before, 2));
    expect(shown()).toBe('3');
    await act(async () => arrived(true, before));
    expect(shown(), 'the new data has arrived and is not displayed yet').toBe('3');
    await display(3);
    expect(shown()).toBe('3');
    await display(2);
    expect(shown(), 'a piece was removed').toBe('2');
  });

  it('does not include pieces that were not added', async () => {
    const before = await display(1);
    const arrived = await act(async () => expectAdded(before, 2));
    await act(async () => arrived(false));
    expect(shown()).toBe('1');
  });

  it('includes the pieces of several forms, whichever is answered first', async () => {
    const before = await display(0);
    const first = await act(async () => expectAdded(before, 1));
    const second = await act(async () => expectAdded(before, 2));
    expect(shown()).toBe('3');
    await act(async () => first(true, before));
    const between = await display(1);
    expect(shown(), 'the data includes the first form only').toBe('3');
    const third = await act(async () => expectAdded(between, 1));
    await act(async () => third(false));
    expect(shown()).toBe('3');
    await act(async () => second(true, between));
    expect(shown()).toBe('3');
    await display(3);
    expect(shown()).toBe('3');
  });

  it('counts on from pieces that the displayed data does not include yet', async () => {
    const before = await display(0);
    const first = await act(async () => expectAdded(before, 1));
    await act(async () => first(true, before));
    await act(async () => void expectAdded(before, 1));
    expect(shown()).toBe('2');
  });
});
