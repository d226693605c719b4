import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CarouselProps } from './carousel.tsx';

export const pausesAutoplay: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const slides = canvas.getByRole('group', { name: 'Offers of the week' });
  // With reduced motion nothing moves, so there is nothing to pause; the visual tests use it.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await expect(slides).toHaveAttribute('aria-live', 'off');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  await expect(slides).toHaveAttribute('aria-live', 'polite');
};

export const startsAtInitialSlide: Play = async ({ canvasElement }) => {
  const dot = within(canvasElement).getByRole('button', { name: 'Slide 2 of 3' });
  await waitFor(() => expect(dot).toHaveAttribute('aria-current', 'true'));
};

export const navigatesByDotsAndArrows: Play<CarouselProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const current = (name: string) =>
    waitFor(() => expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true'));
  await userEvent.click(canvas.getByRole('button', { name: 'Slide 3 of 3' }));
  await current('Slide 3 of 3');
  await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith({ index: 2 }));
  await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
  await current('Slide 2 of 3');
  canvas.getByRole('button', { name: 'Next slide' }).focus();
  await userEvent.keyboard('{Enter}');
  await current('Slide 3 of 3');
};
