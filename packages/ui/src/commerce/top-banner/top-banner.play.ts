import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TopBannerProps } from './top-banner.tsx';

export const callsOnClose: Play<TopBannerProps> = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
};
