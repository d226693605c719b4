import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const strikesThroughPreviousPrice: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('$29.90').tagName).toBe('S');
};

export const ignoresLowerListPrice: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByText('$1.00')).toBeNull();
};

export const hasNoDecimals: Play = async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent(/1[,.\s]?990(?!\d)/);
  await expect(canvasElement).not.toHaveTextContent(/[,.]00/);
};
