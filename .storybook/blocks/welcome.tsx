import { Button, LogoMark, ProductCard, ProductGrid } from '@marketfront/ui';
import { products } from '../../packages/ui/src/testing/fixtures/index.ts';

const folders = Object.keys(import.meta.glob('../../packages/ui/src/{primitives,commerce}/*/index.ts'));

const facts = [
  [String(folders.length), 'components'],
  ['6', 'languages, plus right to left'],
  ['8', 'palettes, all WCAG AA'],
  ['1 kB', 'for a button'],
] as const;

/** The introduction page. */
export function Welcome() {
  return (
    <div className="sb-unstyled mfd mfd-welcome">
      <header>
        <LogoMark className="mfd-mark" />
        <h1>Many merchants, one cart, one system.</h1>
        <p>
          The design system of Marketfront: React components for marketplaces, from the first server-rendered
          page to the reviews.
        </p>
        <Button tone="accent" size="lg" asChild>
          <a href="?path=/docs/welcome-getting-started--docs" target="_parent">
            Get started
          </a>
        </Button>
      </header>
      <ProductGrid>
        {products.slice(0, 4).map(({ id, ...product }) => (
          <ProductCard key={id} {...product} />
        ))}
      </ProductGrid>
      <dl>
        {facts.map(([number, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
