// @vitest-environment happy-dom
import { createRoutesStub } from 'react-router';
import { expect, it, vi } from 'vitest';
import { MessagesProvider } from '../messages/index.ts';
import { reactRoot } from '../testing/react-root.ts';
import { RouteErrorPage } from './route-error-page.tsx';

vi.mock('./error-page.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const root = reactRoot();

it('says what happened and offers to try again when its own code cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Page = createRoutesStub([
    {
      id: 'cart',
      path: '/cart',
      Component: () => null,
      ErrorBoundary: () => <RouteErrorPage error={null} />,
    },
  ]);
  await root.render(
    <MessagesProvider locale="en">
      <Page
        initialEntries={['/cart?line=2']}
        hydrationData={{ errors: { cart: new TypeError('Failed to fetch') } }}
      />
    </MessagesProvider>,
  );
  await expect.poll(() => document.querySelector('h1')?.textContent).toBe('Something went wrong');
  expect(document.querySelector('a')?.textContent).toBe('Try again');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/cart?line=2');
});
