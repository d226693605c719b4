import {
  Badge,
  Button,
  Checkbox,
  Inline,
  Link,
  Notice,
  Price,
  ProductCard,
  ProductGrid,
  Rating,
  Stack,
  Tag,
  TextField,
} from '@marketfront/ui';
import { createBrandTheme, toCss, type BrandScheme, type BrandTheme } from '@marketfront/ui/brand';
import { useLayoutEffect, useState } from 'react';
import { contrast } from '../../packages/ui/src/tokens/brand/oklch.ts';
import { products } from '../../packages/ui/src/testing/fixtures/index.ts';
import { plum } from '../modes.ts';

const examples = [plum, '#0e5e4a', '#1746d1', '#ffd400', '#e2231a', '#111111', '#f7f7f5'];
const schemes = {
  light: 'light',
  dark: 'dark',
  contrastLight: 'contrast-light',
  contrastDark: 'contrast-dark',
} as const;
const pairs = [
  ['on-accent', 'accent', 'Text on the purchase button'],
  ['accent-text', 'surface', 'A link on a card'],
  ['accent-text', 'accent-soft', 'A link on a soft background'],
  ['text', 'bg', 'Text on the page'],
  ['text-muted', 'sunken', 'Secondary text on a panel'],
] as const;

function derive(accent: string, exact: boolean): { theme: BrandTheme } | { error: string } {
  try {
    return { theme: createBrandTheme({ accent, exact }) };
  } catch (error) {
    return {
      error:
        error instanceof Error
          ? error.message.replace('marketfront/ui: createBrandTheme: ', '')
          : String(error),
    };
  }
}

function Sample() {
  const [first] = products;
  if (first === undefined) return null;
  const { id: _, ...product } = first;
  return (
    <Stack gap="md">
      <Inline>
        <Button tone="accent">Buy now</Button>
        <Button tone="primary">Add to cart</Button>
        <Button>Save</Button>
      </Inline>
      <Inline>
        <Badge tone="accent">New</Badge>
        <Tag href="#tag" selected>
          Lighting
        </Tag>
        <Link href="#link" tone="accent">
          All lamps
        </Link>
      </Inline>
      <ProductGrid>
        <ProductCard {...product} />
      </ProductGrid>
      <Inline>
        <Price amount="169.00" was="198.00" size="lg" />
        <Rating value={4.8} />
      </Inline>
      <Notice tone="info">Two parcels are on their way.</Notice>
      <TextField label="Email" type="email" hint="For the receipt" />
      <Checkbox defaultChecked>Remember me</Checkbox>
    </Stack>
  );
}

/** Derives four themes from one colour, or shows why that fails. */
export function Playground() {
  const [accent, setAccent] = useState(plum);
  const [exact, setExact] = useState(false);
  const result = derive(accent, exact);
  const css = 'theme' in result ? toCss(result.theme, 'playground') : '';
  useLayoutEffect(() => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = css;
    return () => sheet.remove();
  }, [css]);
  return (
    <div className="sb-unstyled mfd mfd-playground">
      <div className="mfd-controls">
        <label>
          <span>One colour</span>
          <input
            type="color"
            value={/^#[\da-f]{6}$/i.test(accent) ? accent : '#000000'}
            onChange={({ currentTarget }) => setAccent(currentTarget.value)}
          />
        </label>
        <label>
          <span>or as text</span>
          <input
            className="mfd-input"
            value={accent}
            spellCheck={false}
            onChange={({ currentTarget }) => setAccent(currentTarget.value)}
          />
        </label>
        <label className="mfd-check">
          <input type="checkbox" checked={exact} onChange={() => setExact(!exact)} />
          <span>
            <code>exact</code>: fail instead of darkening
          </span>
        </label>
        <ul className="mfd-examples" aria-label="Examples">
          {examples.map((colour) => (
            <li key={colour}>
              <button type="button" onClick={() => setAccent(colour)} aria-pressed={accent === colour}>
                <svg viewBox="0 0 16 16" aria-hidden>
                  <circle cx="8" cy="8" r="7.5" fill={colour} stroke="currentColor" strokeOpacity=".3" />
                </svg>
                {colour}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {'error' in result ? (
        <div className="mfd-error" role="status">
          <b>Not possible</b>
          <p>{result.error}</p>
        </div>
      ) : (
        <div className="mfd-schemes">
          {(Object.keys(schemes) as BrandScheme[]).map((scheme) => (
            <section key={scheme} data-brand="playground" data-theme={schemes[scheme]} className="mfd-scheme">
              <h3>{scheme.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase()}</h3>
              <Sample />
              <table>
                <tbody>
                  {pairs.map(([foreground, background, description]) => {
                    const colours = result.theme[scheme];
                    const a = colours[`--mf-color-${foreground}`];
                    const b = colours[`--mf-color-${background}`];
                    return (
                      <tr key={description}>
                        <th scope="row">{description}</th>
                        <td>{a && b ? `${(Math.floor(contrast(a, b) * 10) / 10).toFixed(1)}:1` : '–'}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </section>
          ))}
        </div>
      )}
      {css && (
        <details className="mfd-css">
          <summary>The style sheet ({css.length} characters)</summary>
          <pre>
            <code>{css.replaceAll(/([;{}])/g, '$1\n')}</code>
          </pre>
        </details>
      )}
    </div>
  );
}
