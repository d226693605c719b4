import { type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RenderedOnce, RenderedPartsContext } from './rendered-once.tsx';
import { renderedParts } from './rendered-parts.server.ts';
import { RootContext, type RootData, useRoot } from './root-data.ts';

const root = (change: Partial<RootData> = {}): RootData =>
  ({ locale: 'en', attempt: null, flash: null, shopper: { signedIn: false }, ...change }) as RootData;

/** The page as a server sends it. */
function page(content: ReactNode, visit = root()): string {
  const { parts, complete } = renderedParts();
  const html = renderToString(
    <RootContext value={visit}>
      <RenderedPartsContext value={parts}>{content}</RenderedPartsContext>
    </RootContext>,
  );
  return complete(html);
}

const rendered = vi.fn<(name: string) => void>();
const Card = ({ name }: { name: string }) => {
  rendered(name);
  const { locale, attempt } = useRoot();
  return (
    <p lang={locale}>
      {name} {attempt}
    </p>
  );
};
const remembered = (name: string) => (
  <RenderedOnce by={{ name }}>
    <Card name={name} />
  </RenderedOnce>
);

it('is rendered once for all pages and looks as if it were rendered each time', () => {
  const plain = renderToString(
    <RootContext value={root()}>
      <main>
        <Card name="Mug" />
        <Card name="Bowl" />
      </main>
    </RootContext>,
  );
  const content = (
    <main>
      {remembered('Mug')}
      {remembered('Bowl')}
    </main>
  );
  rendered.mockClear();
  expect([page(content), page(content)]).toEqual([plain, plain]);
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('is another one in another language', () => {
  expect(page(remembered('Plate'))).toContain('lang="en"');
  expect(page(remembered('Plate'), root({ locale: 'th' }))).toContain('lang="th"');
});

it('has the attempt of its own visit', () => {
  expect(page(remembered('Vase'), root({ attempt: 'first' }))).toContain('first');
  const later = page(remembered('Vase'), root({ attempt: 'second' }));
  expect(later).toContain('second');
  expect(later).not.toContain('first');
  expect(page(remembered('Vase'))).not.toContain('second');
});

function Field() {
  const id = useId();
  return <input id={id} />;
}

it('keeps the ids of its place', () => {
  const field = (samePlace?: boolean) => (
    <RenderedOnce by={{ field: true }} {...(samePlace && { samePlace })}>
      <Field />
    </RenderedOnce>
  );
  const first = page(field());
  const second = page([<Field key="before" />, <main key="main">{field()}</main>]);
  expect(second).not.toContain(first);
  expect(page(field(true))).toBe(first);
});

it('is not remembered without all that decides what it looks like', () => {
  rendered.mockClear();
  const card = (
    <RenderedOnce by={null}>
      <Card name="Jug" />
    </RenderedOnce>
  );
  expect(page(card)).toBe(page(card));
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('may have others in it', () => {
  rendered.mockClear();
  const list = (names: readonly string[]) => (
    <RenderedOnce by={{ names }}>
      <ul>
        {names.map((name) => (
          <li key={name}>{remembered(name)}</li>
        ))}
      </ul>
    </RenderedOnce>
  );
  const first = page(list(['Cup', 'Saucer']));
  expect(page(list(['Cup', 'Saucer']))).toBe(first);
  expect(page(list(['Saucer', 'Cup', 'Spoon']))).toMatch(/Saucer.*Cup.*Spoon/);
  expect(first).not.toContain('rendered-part');
  expect(rendered.mock.calls.flat()).toEqual(['Cup', 'Saucer', 'Spoon']);
});

it('has the preloads of its pictures in the head of each page', () => {
  const document = (content: ReactNode) =>
    page(
      <html lang="en">
        <head>
          <link rel="modulepreload" href="/shop.js" />
        </head>
        <body>{content}</body>
      </html>,
    );
  const srcSet = '/jug.webp?w=320&theme=dark 320w';
  const picture = (
    <RenderedOnce by={{ picture: srcSet }}>
      <img alt="Jug" src="/jug.webp" srcSet={srcSet} />
    </RenderedOnce>
  );
  const first = document(picture);
  expect(first).toMatch(/<link rel="preload" as="image" [^>]*320w"\/><link rel="modulepreload"/);
  expect(document(picture)).toBe(first);
});
