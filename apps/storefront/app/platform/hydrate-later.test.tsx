// @vitest-environment happy-dom
import { Button } from '@marketfront/ui';
import { act, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { reactRoot } from '../testing/react-root.ts';
import { codeLater, hydrateLater } from './hydrate-later.ts';
import { HydratedApart } from './hydrated-apart.tsx';

const root = reactRoot();
const module = { Header: () => <p>Header</p>, Footer: () => <p>Footer</p> };
const interact = () => act(async () => dispatchEvent(new Event('pointermove')));

it('waits for the first interaction, and loads code that parts share once', async () => {
  // Without an interaction the code is loaded after 0.6 seconds: a busy machine may take longer than that to render.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn<() => Promise<typeof module>>(async () => module);
  const code = codeLater(load);
  const Header = hydrateLater(code, ({ Header: part }) => part);
  const Footer = hydrateLater(code, ({ Footer: part }) => part);
  await root.render(
    <Suspense fallback="Soon">
      <Header />
      <Footer />
    </Suspense>,
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
  const show = (part: ReactNode) => root.render(<Suspense fallback={<Soon />}>{part}</Suspense>);
  await show(<Header />);
  await interact();
  expect(steps).toEqual(['Soon']);
  await show(<Footer key="footer" />);
  expect(document.body.textContent).toBe('Footer');
  expect(steps).toEqual(['Soon']);
});

it('hydrates the HTML of the server when its code arrives while React waits for it', async () => {
  const visited = codeLater(async () => module).load();
  await interact();
  await visited;
  const load = vi.fn<() => Promise<typeof module>>(async () => module);
  const Header = hydrateLater(load, ({ Header: part }) => part);
  const failed = vi.fn<() => void>();
  await root.hydrate(
    renderToString(
      <Suspense>
        <module.Header />
      </Suspense>,
    ),
    <Suspense>
      <Header />
    </Suspense>,
    { onRecoverableError: failed },
  );
  expect(load).toHaveBeenCalledOnce();
  expect(document.body.textContent).toBe('Header');
  expect(failed).not.toHaveBeenCalled();
});

it('answers a button that was pressed before its code was there, also in a card that is hydrated apart', async () => {
  const added = vi.fn<(name: string) => void>();
  const Cards = () =>
    ['Jug', 'Vase'].map((name) => (
      <HydratedApart key={name}>
        <button type="button" onClick={() => added(name)}>
          {name}
        </button>
      </HydratedApart>
    ));
  const arriving = Promise.withResolvers<{ Cards: typeof Cards }>();
  const Later = hydrateLater(
    codeLater(() => arriving.promise),
    (loaded) => loaded.Cards,
  );
  await root.hydrate(
    renderToString(
      <Suspense>
        <Cards />
      </Suspense>,
    ),
    <Suspense>
      <Later />
    </Suspense>,
  );
  document.querySelectorAll('button')[1]?.click();
  expect(added).not.toHaveBeenCalled();
  await act(async () => arriving.resolve({ Cards }));
  expect(added.mock.calls).toEqual([['Vase']]);
});

it('does not press a button again that was busy', async () => {
  const added = vi.fn<() => void>();
  const Later = hydrateLater(
    codeLater(async () => module),
    ({ Footer: part }) => part,
  );
  const page = (isBusy: boolean) => (
    <>
      <Button loading={isBusy} onClick={added}>
        Add
      </Button>
      <Suspense>{!isBusy && <Later />}</Suspense>
    </>
  );
  await root.render(page(true));
  document.querySelector('button')?.click();
  await root.render(page(false));
  expect(document.body.textContent).toBe('AddFooter');
  expect(added).not.toHaveBeenCalled();
});
