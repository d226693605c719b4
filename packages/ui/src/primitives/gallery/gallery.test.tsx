// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Gallery, type GalleryProps } from './gallery.tsx';

const lamp = { src: '/lamp.webp', alt: 'Lamp' };
const shade = { src: '/shade.webp', alt: 'Shade' };

const show = (props: GalleryProps) =>
  render(
    <UiProvider locale="en" messages={en}>
      <Gallery {...props} />
    </UiProvider>,
  );

it('has a placeholder and nothing to press without pictures', () => {
  show({ images: [] });
  const gallery = screen.getByRole('region', { name: 'Product pictures' });
  expect(gallery.querySelectorAll('a, button, li, [role=group]')).toHaveLength(0);
  expect(gallery.querySelector('[data-part=stage]')?.childElementCount).toBe(1);
});

it('has no thumbnails, no slides and no steps for one picture', async () => {
  show({ images: [lamp] });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'View larger' }));
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  expect([...viewer.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'))).toEqual([
    'Close viewer',
    'Zoom: Lamp',
  ]);
});

it('names each slide as one of how many', () => {
  show({ images: [lamp, shade] });
  expect(screen.getByRole('region', { name: 'Product pictures' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  );
  const slide = screen.getByRole('group', { name: '2 of 2' });
  expect(slide.getAttribute('aria-roledescription')).toBe('slide');
  expect(slide.querySelector('img')?.alt).toBe('Shade');
});

it('shows the last picture when there are fewer than before', () => {
  show({ images: [lamp, shade], index: 5 });
  expect(screen.getByRole('link', { name: 'Picture 2 of 2' }).getAttribute('aria-current')).toBe('true');
});

it('follows Back over a thumbnail that was a link before script had come, and no other fragment', () => {
  show({ images: [lamp, shade] });
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  const page = 'https://shop.test/lamp';
  const travel = (oldURL: string, newURL: string) =>
    act(() => void dispatchEvent(Object.assign(new Event('hashchange'), { oldURL, newURL })));
  travel(page, page + second?.getAttribute('href'));
  expect(second?.getAttribute('aria-current')).toBe('true');
  travel(`${page}#reviews`, page);
  expect(second?.getAttribute('aria-current')).toBe('true');
  travel(page + second?.getAttribute('href'), page);
  expect(first?.getAttribute('aria-current')).toBe('true');
});
