// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { ProductCard } from './product-card.tsx';

it('has its second picture when the pointer has been over it', () => {
  const onPointerEnter = vi.fn<() => void>();
  render(
    <UiProvider locale="en" messages={en}>
      <ProductCard
        href="/lamp"
        name="Lamp"
        price="80.00"
        image={{ src: '/lamp.webp' }}
        hoverImage="/lamp-detail.webp"
        onPointerEnter={onPointerEnter}
      />
    </UiProvider>,
  );
  const card = screen.getByRole('article');
  const sources = () => [...card.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(sources()).toEqual(['/lamp.webp']);
  fireEvent.pointerEnter(card);
  expect(sources()).toEqual(['/lamp.webp', '/lamp-detail.webp']);
  expect(onPointerEnter).toHaveBeenCalledOnce();
});

it('marks a further picture when it has loaded, so that the first one stays until then', () => {
  render(
    <UiProvider locale="en" messages={en}>
      <ProductCard
        href="/lamp"
        name="Lamp"
        price="80.00"
        image={{ src: '/lamp.webp' }}
        hoverImage="/lamp-detail.webp"
      />
    </UiProvider>,
  );
  const card = screen.getByRole('article');
  fireEvent.pointerEnter(card);
  const further = card.querySelector('img[src="/lamp-detail.webp"]');
  expect(further?.hasAttribute('data-loaded')).toBe(false);
  if (further) fireEvent.load(further);
  expect(further?.hasAttribute('data-loaded')).toBe(true);
});
