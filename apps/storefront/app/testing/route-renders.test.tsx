// @vitest-environment happy-dom
import { act, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useFetcher,
  useLoaderData,
  useNavigation,
  useParams,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { reactRoot } from './react-root.ts';

// `patches/react-router`: the library renders at each step whatever asks for the parameters of its route, as all pages do.

const root = reactRoot();
afterEach(() => {
  vi.restoreAllMocks();
});

const show = (router: ReturnType<typeof createMemoryRouter>) =>
  root.render(<RouterProvider router={router} />);
const shown = () => Array.from(document.querySelectorAll('output, h1'), (part) => part.textContent);

it('renders a page neither while the next one is loaded nor for the answer of a fetcher', async () => {
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
  await show(router);
  const before = { ...rendered };

  await act(async () => document.querySelector('button')?.click());
  expect(shown()).toEqual(['idle seen', 'List']);
  await act(async () => void router.navigate('/product'));
  expect(shown()).toEqual(['loading seen', 'List']);
  expect(rendered).toEqual(before);

  await act(async () => arrived.resolve(null));
  expect(shown()).toEqual(['idle seen', 'Product']);
});

it('renders a page when its data has been read again, also one that could not be rendered', async () => {
  let arrives: (text: string) => void = () => {};
  const rendered: string[] = [];
  const Page = () => {
    const text = useLoaderData<string>();
    useParams();
    rendered.push(text);
    if (text === 'broken') throw new Error('This page cannot be rendered.');
    return <h1>{text}</h1>;
  };
  const router = createMemoryRouter(
    [
      {
        id: 'page',
        path: '/',
        loader: () =>
          new Promise((resolve) => {
            arrives = resolve;
          }),
        Component: Page,
        ErrorBoundary: () => <h1>Try again</h1>,
      },
    ],
    { hydrationData: { loaderData: { page: 'first' } } },
  );
  const revalidate = () => act(async () => void router.revalidate());
  await show(router);
  expect(rendered).toEqual(['first']);

  await revalidate();
  expect(rendered).toEqual(['first']);
  vi.spyOn(console, 'error').mockReturnValue();
  await act(async () => arrives('broken'));
  expect(shown()).toEqual(['Try again']);

  await revalidate();
  await act(async () => arrives('mended'));
  expect(shown()).toEqual(['mended']);
});

it('shows that the next page is being loaded without hydrating the rest of this page first', async () => {
  const code = new Promise<string>(() => {});
  let attempts = 0;
  const Filters = ({ text }: { text: string | Promise<string> }) => {
    attempts += 1;
    return <p>{typeof text === 'string' ? text : use(text)}</p>;
  };
  const State = () => <output>{useNavigation().state}</output>;
  const routerOf = (text: string | Promise<string>) =>
    createMemoryRouter([
      {
        path: '/',
        Component: () => (
          <>
            <State />
            <Suspense fallback="Soon">
              <Filters text={text} />
            </Suspense>
          </>
        ),
      },
      { path: '/product', loader: () => new Promise(() => {}), Component: () => null },
    ]);
  const router = routerOf(code);
  await root.hydrate(
    renderToString(<RouterProvider router={routerOf('Filters')} />),
    <RouterProvider router={router} />,
  );
  const before = attempts;

  await act(async () => void router.navigate('/product'));
  expect(document.body.textContent).toBe('loadingFilters');
  expect(attempts).toBe(before);
});

it('renders what shows the steps of a navigation once for each step', async () => {
  const arrived = Promise.withResolvers<null>();
  const steps: string[] = [];
  const State = () => {
    const { state } = useNavigation();
    steps.push(state);
    return <output>{state}</output>;
  };
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <State />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', Component: () => <h1>List</h1> },
        { path: '/product', loader: () => arrived.promise, Component: () => <h1>Product</h1> },
      ],
    },
  ]);
  await show(router);
  await act(async () => void router.navigate('/product'));
  await act(async () => arrived.resolve(null));
  expect(shown()).toEqual(['idle', 'Product']);
  expect(steps).toEqual(['idle', 'loading', 'idle']);
});
