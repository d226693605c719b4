// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useFetcher,
  useNavigation,
  useParams,
} from 'react-router';
import { expect, it, vi } from 'vitest';

// `patches/react-router`: the library renders whatever asks for the parameters of its route, as all pages do, at each step.
it('renders a page neither while the next one is loaded nor for the answer of a fetcher', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const arrived = Promise.withResolvers<null>();
  const rendered = { layout: 0, list: 0 };
  const Layout = () => {
    useParams();
    rendered.layout += 1;
    return (
      <>
        <Steps />
        <Outlet />
      </>
    );
  };
  function Steps() {
    const fetcher = useFetcher<string>();
    return (
      <>
        <button type="button" onClick={() => void fetcher.load('/views')}>
          Count
        </button>
        <output>
          {useNavigation().state} {fetcher.data}
        </output>
      </>
    );
  }
  const List = () => {
    useParams();
    rendered.list += 1;
    return <h1>List</h1>;
  };
  const router = createMemoryRouter([
    {
      Component: Layout,
      children: [
        { path: '/', Component: List },
        { path: '/product', loader: () => arrived.promise, Component: () => <h1>Product</h1> },
      ],
    },
    { path: '/views', loader: () => 'seen' },
  ]);
  const root = createRoot(document.body);
  await act(async () => root.render(<RouterProvider router={router} />));
  const shown = () => Array.from(document.querySelectorAll('output, h1'), (part) => part.textContent);
  const before = { ...rendered };

  await act(async () => document.querySelector('button')?.click());
  expect(shown()).toEqual(['idle seen', 'List']);
  await act(async () => void router.navigate('/product'));
  expect(shown()).toEqual(['loading seen', 'List']);
  expect(rendered).toEqual(before);

  await act(async () => arrived.resolve(null));
  expect(shown()).toEqual(['idle seen', 'Product']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
