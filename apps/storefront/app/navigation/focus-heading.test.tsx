// @vitest-environment happy-dom
import { act } from 'react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { reactRoot } from '../testing/react-root.ts';
import { useFocusHeading } from './focus-heading.ts';

const root = reactRoot();

function Shop() {
  useFocusHeading();
  return (
    <>
      <input aria-label="Search" />
      <Link to="/cart">Cart</Link>
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** Presses the link to a page whose data arrives when `arrive` is called. */
async function goToCart() {
  const { promise, resolve } = Promise.withResolvers<null>();
  const Page = createRoutesStub([
    {
      Component: Shop,
      children: [
        { path: '/', Component: () => <h1>Home</h1> },
        { path: '/cart', loader: () => promise, Component: () => <h1>Cart</h1> },
      ],
    },
  ]);
  await root.render(<Page initialEntries={['/']} />);
  const link = document.querySelector('a');
  link?.focus();
  await act(async () => link?.click());
  return () => act(async () => resolve(null));
}

it('moves the focus to the heading of the next page', async () => {
  const arrive = await goToCart();
  await arrive();
  expect(document.querySelector('h1')?.textContent).toBe('Cart');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('leaves it in a field that the visitor has turned to meanwhile', async () => {
  const arrive = await goToCart();
  document.querySelector('input')?.focus();
  await arrive();
  expect(document.querySelector('h1')?.textContent).toBe('Cart');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
