// @vitest-environment happy-dom
import { Suspense, useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { reactRoot } from '../testing/react-root.ts';
import { hydrateFirst, setHydrationRoot } from './hydrate-first.ts';

const root = reactRoot();

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
  await root.hydrate(renderToString(page), page, {
    meanwhile(shown) {
      setHydrationRoot(shown);
      hydrateFirst('#footer');
    },
  });
  expect(hydrated).toEqual(['footer', 'list']);
});
