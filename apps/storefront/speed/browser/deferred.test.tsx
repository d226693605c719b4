// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { reactRoot } from '../../app/testing/react-root.ts';
import { Deferred } from './deferred.tsx';

const root = reactRoot();
/** The parts of the product that the visitor sees, step by step. */
let steps: string[];
beforeEach(() => {
  steps = [];
});

function Seen({ children }: { children: string }) {
  useLayoutEffect(() => {
    steps.push(document.body.textContent);
  });
  return <p>{children}</p>;
}

const productPage = (
  <>
    <Seen>Buy</Seen>
    <Deferred>
      <Seen>Reviews</Seen>
    </Deferred>
  </>
);

const openShop = async (product: ReactNode, ...entries: string[]) => {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <p>List</p> },
      { path: '/product', element: product },
    ],
    { initialEntries: entries, initialIndex: entries.length - 1 },
  );
  await root.render(<RouterProvider router={router} />);
  return router;
};
const openList = (...entries: string[]) => openShop(productPage, ...entries);

it('comes after the page that a link leads to', async () => {
  const router = await openList('/list');
  await act(() => router.navigate('/product'));
  expect(steps).toEqual(['Buy', 'BuyReviews']);
});

it('is there at once on the way back', async () => {
  const router = await openList('/product', '/list');
  await act(() => router.navigate(-1));
  expect(new Set(steps)).toEqual(new Set(['BuyReviews']));
});

it('is there at once when the address names a part of the page', async () => {
  const router = await openList('/list');
  await act(() => router.navigate('/product#reviews'));
  expect(new Set(steps)).toEqual(new Set(['BuyReviews']));
});

it('is there at once on the first page', async () => {
  await openList('/product');
  expect(new Set(steps)).toEqual(new Set(['BuyReviews']));
});

it('leaves no element in the place of what needs none', async () => {
  const elements: number[] = [];
  function Product() {
    useLayoutEffect(() => {
      elements.push(document.querySelectorAll('#product > *').length);
    });
    return (
      <div id="product">
        <Deferred place={null}>
          <p>Bar</p>
        </Deferred>
      </div>
    );
  }
  const router = await openShop(<Product />, '/list');
  await act(() => router.navigate('/product'));
  expect(elements[0]).toBe(0);
  expect(document.body.textContent).toBe('Bar');
});
