import { expect, userEvent } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const setsColorScheme: Play = async ({ canvasElement }) => {
  const part = canvasElement.querySelector<HTMLElement>('[data-theme="dark"]');
  await expect(part && getComputedStyle(part).colorScheme).toBe('dark');
};

export const inheritsMissingAttribute: Play = async ({ canvas, step }) => {
  const backgroundOf = (name: string) => {
    const part = canvas.getByText(name, { exact: true }).closest('[data-theme], [data-brand]');
    return part === null ? '' : getComputedStyle(part).backgroundColor;
  };
  await step('the nearest attribute applies, a missing one is inherited', async () => {
    await expect(backgroundOf('Dark')).toBe('rgb(22, 20, 17)');
    await expect(backgroundOf('Dark, Harbor')).toBe('rgb(13, 19, 27)');
    await expect(backgroundOf('Light, Harbor')).toBe('rgb(247, 249, 251)');
    await expect(backgroundOf('High contrast, dark, Harbor')).toBe('rgb(0, 0, 0)');
    await expect(backgroundOf('Light, Marketfront')).toBe('rgb(251, 250, 247)');
  });
};

export const switchesTheme: Play = async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'contrast-dark' });
  await userEvent.click(button);
  const part = button.closest('[data-theme]');
  await expect(part).toHaveAttribute('data-theme', 'contrast-dark');
  await expect(part && getComputedStyle(part).backgroundColor).toBe('rgb(0, 0, 0)');
};
