// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import fr from '../../messages/fr.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Carousel } from './carousel.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <UiProvider locale="en" messages={en}>
      <Carousel label="Offers" slides={['One', 'Two']} autoplay={5000} />
    </UiProvider>,
  );

it('has no Pause where nothing moves: the user prefers reduced motion', () => {
  const real = matchMedia;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      new Proxy(real.call(globalThis, query), {
        get: (list, name) => {
          if (name === 'matches') return query.includes('reduced-motion');
          const value: unknown = Reflect.get(list, name, list);
          return typeof value === 'function' ? value.bind(list) : value;
        },
      }),
  );
  show();
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Offers' }).getAttribute('aria-live')).toBe('polite');
});

it('says what it is in the language of the page', () => {
  render(
    <UiProvider locale="fr" messages={fr}>
      <Carousel label="Offres" slides={['Un', 'Deux']} />
    </UiProvider>,
  );
  expect(screen.getByRole('region', { name: 'Offres' }).getAttribute('aria-roledescription')).toBe(
    'carrousel',
  );
});

it('fetches the lazy picture of the next slide before it shows it by itself', () => {
  vi.useFakeTimers();
  const slides = ['One', 'Two', 'Three'].map((name) => <img key={name} alt={name} loading="lazy" />);
  render(
    <UiProvider locale="en" messages={en}>
      <Carousel label="Offers" slides={slides} autoplay={5000} />
    </UiProvider>,
  );
  const loading = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
  vi.advanceTimersByTime(3000);
  expect(loading()).toEqual(['lazy', 'lazy', 'lazy']);
  vi.advanceTimersByTime(1500);
  expect(loading()).toEqual(['lazy', 'eager', 'lazy']);
  vi.useRealTimers();
});

const showSlides = (slides: readonly string[], props: { index?: number } = {}) =>
  render(
    <UiProvider locale="en" messages={en}>
      <Carousel label="Offers" slides={slides} autoplay={5000} {...props} />
    </UiProvider>,
  );

it('renders nothing without slides', () => {
  expect(showSlides([]).container.childElementCount).toBe(0);
});

it('has no controls and no tab stop for one slide', () => {
  showSlides(['One']);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('group', { name: 'Offers' }).hasAttribute('tabindex')).toBe(false);
});

it('names each slide as one of how many', () => {
  showSlides(['One', 'Two']);
  const slide = screen.getByRole('group', { name: '2 of 2' });
  expect(slide.getAttribute('aria-roledescription')).toBe('slide');
  expect(slide.textContent).toBe('Two');
});

it('is at the last slide when there are fewer than before', () => {
  showSlides(['One', 'Two'], { index: 7 });
  expect(screen.getByRole('button', { name: 'Slide 2 of 2' }).getAttribute('aria-current')).toBe('true');
});
