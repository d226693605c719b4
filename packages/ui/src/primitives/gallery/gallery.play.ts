import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backKey, forwardKey } from '../../testing/keys.ts';
import type { Play } from '../../testing/play.ts';
import type { GalleryProps } from './gallery.tsx';

/** Waits until the row, which scrolls smoothly, has stopped at a picture. */
export const stopsAt = (canvas: HTMLElement, index: number) =>
  waitFor(
    () => {
      const row = canvas.querySelector('[data-part="stage"] [data-part="track"]');
      const place = row ? Math.abs(row.scrollLeft) / row.clientWidth : -1;
      return expect(place).toBeCloseTo(index, 2);
    },
    { timeout: 5000 },
  );

export const startsAtInitialImage: Play = async ({ canvasElement }) => {
  const thumbnail = within(canvasElement).getByRole('link', { name: 'Picture 3 of 4' });
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
};

export const selectsByThumbnail: Play<GalleryProps> = async ({ canvasElement, args }) => {
  const thumbnail = within(canvasElement).getByRole('link', { name: 'Picture 2 of 4' });
  await userEvent.click(thumbnail);
  await expect(thumbnail).toHaveAttribute('aria-current', 'true');
  await expect(args.onIndexChange).toHaveBeenCalledWith({ index: 1 });
  await stopsAt(canvasElement, 1);
};

/** A single picture has no thumbnails beside it, nor their column. */
export const fillsTheWidth: Play = async ({ canvasElement }) => {
  const [stage] = canvasElement.querySelectorAll('[data-part="stage"]');
  await expect(stage?.clientWidth).toBe(stage?.parentElement?.clientWidth);
};

export const opensViewer: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'View larger' }));
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  await waitFor(() => expect(within(viewer).getByText('Picture 1 of 4')).toBeVisible());
  // The whole picture is above the buttons even in a low window.
  viewer.style.blockSize = '400px';
  const boxOf = (part: string) => viewer.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
  await waitFor(() => expect(boxOf('picture')?.height).toBeGreaterThan(100));
  await expect(boxOf('picture')?.bottom).toBeLessThanOrEqual(boxOf('thumbnails')?.top ?? 0);
  viewer.style.blockSize = '';
};

/** A picture that fails to load keeps its space in the viewer too, and shows its alternative text. */
export const showsFailureInViewer: Play = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'View larger' }));
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  const picture = within(viewer).getByRole('img', { name: 'Round-bellied vase, front' });
  await waitFor(() => expect(getComputedStyle(picture, '::after').clipPath).toContain('polygon'));
  await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(200));
};

/** When the viewer closes, the focus moves to the picture that it showed last, not to the one that opened it. */
export const returnsToShownPicture: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const link = (name: RegExp) => canvas.getByRole('link', { name });
  link(/front$/).focus();
  await userEvent.keyboard('{Enter}');
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  await userEvent.keyboard(forwardKey());
  await waitFor(() => expect(within(viewer).getByText('Picture 2 of 4')).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(link(/from above$/)).toHaveFocus());
};

export const viewerKeyboardNavigation: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const opener = canvas.getByRole('button', { name: 'View larger' });
  await userEvent.click(opener);
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  const shows = (text: string) => expect(within(viewer).getByText(text)).toBeVisible();
  await shows('Picture 1 of 4');
  await userEvent.keyboard(forwardKey());
  await shows('Picture 2 of 4');
  await userEvent.keyboard(backKey());
  await shows('Picture 1 of 4');
  await userEvent.keyboard(backKey());
  await shows('Picture 4 of 4');
  await userEvent.keyboard('{Home}');
  await shows('Picture 1 of 4');
  await userEvent.keyboard('{End}');
  await shows('Picture 4 of 4');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Next picture' }));
  await shows('Picture 1 of 4');
  const third = within(viewer).getByRole('button', { name: 'Picture 3 of 4' });
  await userEvent.click(third);
  await shows('Picture 3 of 4');
  await expect(third).toHaveAttribute('aria-current', 'true');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Picture 1 of 4' }));
  const zoom = within(viewer).getByRole('button', { name: /^Zoom/ });
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  zoom.focus();
  await userEvent.keyboard('{Enter}');
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(viewer).getByRole('img', { name: /./ }));
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  // The browser reports Escape as a cancel event.
  await fireEvent(viewer, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};

/** Under a mouse the picture is twice as large, and the point under the mouse stays in place; touch scrolls. */
export const magnifiesUnderMouse: Play = async ({ canvasElement }) => {
  const picture = within(canvasElement).getByRole('link', { name: /front$/ });
  const image = picture.querySelector('img');
  const width = () => image?.getBoundingClientRect().width ?? 0;
  const before = width();
  const { left, top } = picture.getBoundingClientRect();
  const at = { clientX: left + before / 4, clientY: top + 10, bubbles: true };
  await fireEvent.pointerMove(picture, { ...at, pointerType: 'touch' });
  await expect(width()).toBe(before);
  await fireEvent.pointerMove(picture, { ...at, pointerType: 'mouse' });
  await expect(width()).toBe(before * 2);
  await expect(Math.round(image?.getBoundingClientRect().left ?? 0)).toBe(Math.round(left - before / 4));
  await fireEvent.pointerOut(picture, { pointerType: 'mouse', relatedTarget: document.body });
  await expect(width()).toBe(before);
};
