// @vitest-environment happy-dom
import { act, type ReactNode, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeLater, hydrateLater } from './hydrate-later.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const module = { Header: () => <p>Header</p>, Footer: () => <p>Footer</p> };
const interact = () => act(async () => dispatchEvent(new Event('pointermove')));

it('waits for the first interaction, and loads code that parts share once', async () => {
  const load = vi.fn<() => Promise<typeof module>>(async () => module);
  const code = codeLater(load);
  const Header = hydrateLater(code, ({ Header: part }) => part);
  const Footer = hydrateLater(code, ({ Footer: part }) => part);
  await act(async () =>
    root.render(
      <Suspense fallback="Soon">
        <Header />
        <Footer />
      </Suspense>,
    ),
  );
  expect(document.body.textContent).toBe('Soon');
  expect(load).not.toHaveBeenCalled();

  await interact();
  expect(document.body.textContent).toBe('HeaderFooter');
  expect(load).toHaveBeenCalledOnce();
});

it('is shown at once when its code is there', async () => {
  const steps: (string | null)[] = [];
  function Soon() {
    steps.push('Soon');
    return null;
  }
  const code = codeLater(async () => module);
  const Header = hydrateLater(code, ({ Header: part }) => part);
  const Footer = hydrateLater(code, ({ Footer: part }) => part);
  const show = (part: ReactNode) =>
    act(async () => root.render(<Suspense fallback={<Soon />}>{part}</Suspense>));
  await show(<Header />);
  await interact();
  expect(steps).toEqual(['Soon']);
  await show(<Footer key="footer" />);
  expect(document.body.textContent).toBe('Footer');
  expect(steps).toEqual(['Soon']);
});

it('takes over the HTML of the server when its code comes while React waits for it', async () => {
  const failed = vi.fn<() => void>();
  const container = document.createElement('main');
  container.innerHTML = renderToString(
    <Suspense>
      <module.Header />
    </Suspense>,
  );
  const Header = hydrateLater(
    codeLater(async () => module),
    ({ Header: part }) => part,
  );
  let hydrated: Root | undefined;
  await act(async () => {
    dispatchEvent(new Event('pointermove'));
    hydrated = hydrateRoot(
      container,
      <Suspense>
        <Header />
      </Suspense>,
      { onRecoverableError: failed },
    );
  });
  expect(container.textContent).toBe('Header');
  expect(failed).not.toHaveBeenCalled();
  await act(async () => hydrated?.unmount());
});
