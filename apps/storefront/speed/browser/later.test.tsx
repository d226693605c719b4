// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { reactRoot } from '../../app/testing/react-root.ts';

const root = reactRoot();
const Footer = ({ name }: { readonly name: string }) => <p>{name}</p>;
const module = { default: Footer };
const interact = () => act(async () => dispatchEvent(new Event('pointermove')));

// An interaction on one page counts for all its parts: each test has a page of its own.
let later: typeof import('./later.tsx').later;
beforeEach(async () => {
  vi.resetModules();
  // The page is still loading.
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  onTestFinished(() => state.mockRestore());
  ({ later } = await import('./later.tsx'));
});

it('waits until the visitor does something, in its place, and loads its code once', async () => {
  const load = vi.fn<() => Promise<typeof module>>(async () => module);
  const Later = later(load, 'place');
  await root.render(
    <>
      <Later name="Terms" />
      <Later name="Help" />
    </>,
  );
  expect(document.querySelectorAll('.place')).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();

  await interact();
  expect(document.body.textContent).toBe('TermsHelp');
  expect(load).toHaveBeenCalledOnce();
});

it('comes without an interaction when the page has been loaded', async () => {
  const Later = later(async () => module);
  await root.render(<Later name="Terms" />);
  expect(document.body.textContent).toBe('');
  await act(async () => dispatchEvent(new Event('load')));
  await expect.poll(() => document.body.textContent).toBe('Terms');
});

it('takes over the HTML of the server, and does not touch it until then', async () => {
  const arriving = Promise.withResolvers<typeof module>();
  const Later = later(() => arriving.promise);
  const failed = vi.fn<() => void>();
  await root.hydrate(
    renderToString(
      <Suspense>
        <Footer name="Terms" />
      </Suspense>,
    ),
    <Later name="Terms" />,
    { onRecoverableError: failed },
  );
  const [shown] = document.querySelectorAll('p');
  await interact();
  expect(document.body.textContent).toBe('Terms');
  await act(async () => arriving.resolve(module));
  expect(document.querySelector('p')).toBe(shown);
  expect(failed).not.toHaveBeenCalled();
});

it('is shown at once when its code is there', async () => {
  const Later = later(async () => module, 'place');
  await root.render(<Later key="first" name="Help" />);
  await interact();
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(document.querySelector('.place') !== null));
  watch.observe(document.body, { childList: true, subtree: true });
  await root.render(<Later key="second" name="Terms" />);
  expect(document.body.textContent).toBe('Terms');
  expect(seen).not.toContain(true);
});
