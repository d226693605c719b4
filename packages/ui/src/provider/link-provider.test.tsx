// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { createRef, useState, type ComponentPropsWithoutRef } from 'react';
import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { Link } from '../primitives/link/link.tsx';
import { UiProvider } from './ui-provider.tsx';

type AnchorProps = ComponentPropsWithoutRef<'a'> & { href: string };

it('keeps links mounted and focused when an inline link component changes with each render', () => {
  const page = (prefix: string) => (
    <UiProvider
      locale="en"
      messages={en}
      link={({ href, children, ...rest }: AnchorProps) => (
        <a href={prefix + href} {...rest}>
          {children}
        </a>
      )}
    >
      <Link href="/cart">Cart</Link>
    </UiProvider>
  );
  const { rerender } = render(page('/en'));
  const link = screen.getByRole('link', { name: 'Cart' });
  link.focus();
  rerender(page('/fr'));
  expect(screen.getByRole('link', { name: 'Cart' })).toBe(link);
  expect(document.activeElement).toBe(link);
  expect(link.getAttribute('href')).toBe('/fr/cart');
});

it('lets an inline link component use hooks and passes it the ref', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <UiProvider
      locale="en"
      messages={en}
      link={function Counted({ children, ...rest }: AnchorProps) {
        const [count] = useState(7);
        return (
          <a data-count={count} {...rest}>
            {children}
          </a>
        );
      }}
    >
      <Link ref={ref} href="/cart">
        Cart
      </Link>
    </UiProvider>,
  );
  expect(ref.current?.dataset['count']).toBe('7');
});
