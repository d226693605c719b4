import { expect, waitFor } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CountdownProps } from './countdown.tsx';

export const callsOnEnd: Play<CountdownProps> = async ({ args }) => {
  await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
};
