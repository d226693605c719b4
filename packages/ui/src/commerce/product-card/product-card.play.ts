import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onQuickAdd = fn();
export const onFavouriteChange = fn();

export const addsWithoutFollowingLink: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  // The link is first in the tab order and does not cover the buttons above it.
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Quick add' }));
  await expect(onQuickAdd).toHaveBeenCalledTimes(1);
};

export const changesPictureOnPointerMove: Play = async ({ canvasElement }) => {
  const card = within(canvasElement).getByRole('article');
  const tile = card.querySelector<HTMLElement>('[data-part="tile"]');
  const { left, width, top, height } = tile?.getBoundingClientRect() ?? new DOMRect();
  const at = (share: number) => {
    const along = document.documentElement.dir === 'rtl' ? 1 - share : share;
    return { clientX: left + width * along, clientY: top + height / 2, pointerType: 'mouse' };
  };
  const shown = () =>
    [...card.querySelectorAll('[data-part="views"] > span')].findIndex((view) =>
      view.hasAttribute('data-active'),
    );
  await expect(card.querySelectorAll('img')).toHaveLength(1);
  await userEvent.hover(card);
  await waitFor(() => expect(card.querySelectorAll('[data-part="views"] img')).toHaveLength(4));
  for (const [share, index] of [
    [0.9, 3],
    [0.6, 2],
    [0.1, 0],
  ] as const) {
    // A real mouse fires many move events; the first may come before the pictures are rendered.
    await waitFor(() => {
      fireEvent.pointerMove(card, at(share));
      return expect(shown()).toBe(index);
    });
  }
  // Touch scrolls; it does not change the picture.
  fireEvent.pointerMove(card, { ...at(0.9), pointerType: 'touch' });
  await expect(shown()).toBe(0);
};

export const togglesFavourite: Play = async ({ canvasElement }) => {
  const favouriteButton = within(canvasElement).getByRole('button', {
    name: 'Save Stoneware Table Lamp with Linen Shade',
  });
  await userEvent.click(favouriteButton);
  await expect(onFavouriteChange).toHaveBeenLastCalledWith(true);
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'false');
};

export const keepsControlledState: Play = async ({ canvasElement }) => {
  const favouriteButton = within(canvasElement).getByRole('button', { name: /Save/ });
  await userEvent.click(favouriteButton);
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
};
