// @vitest-environment happy-dom
import { act, Suspense, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateFirst, setHydrationRoot } from './hydrate-first.ts';

let root: Root | undefined;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

it('hydrates the footer of a page before its contents', async () => {
  const hydrated: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => {
      hydrated.push(name);
    }, [name]);
    return <p id={name}>{name}</p>;
  }
  const page = (
    <>
      <Suspense>
        <Part name="list" />
      </Suspense>
      <Suspense>
        <Part name="footer" />
      </Suspense>
    </>
  );
  document.body.innerHTML = renderToString(page);
  await act(async () => {
    startTransition(() => {
      root = hydrateRoot(document.body, page);
    });
    setHydrationRoot(root as Root);
    hydrateFirst('#footer');
  });
  expect(hydrated).toEqual(['footer', 'list']);
});
