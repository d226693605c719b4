import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CommandPaletteProps } from './command-palette.tsx';

const palette = () => screen.findByRole('dialog', { name: 'Search the shop' });
const marked = () => screen.getByRole('option', { selected: true });

export const runsByKeys: Play<CommandPaletteProps> = async ({ args, step }) => {
  const [, orders, drafts] = args.commands;
  await step('the hotkey opens it, and the input has the focus', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = within(await palette()).getByRole('combobox', { name: 'Search the shop' });
    await waitFor(() => expect(input).toHaveFocus());
    await expect(marked()).toHaveTextContent('Home');
  });
  await step('arrow keys move around', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await expect(marked()).toHaveTextContent(orders?.label ?? '');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(marked()).toHaveTextContent('Sign out');
  });
  await step('what is typed is found by label and keywords', async () => {
    await userEvent.keyboard('listing');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(marked()).toHaveTextContent(drafts?.label ?? '');
  });
  await step('Enter runs the command and closes', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(drafts?.onRun).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  await step('it begins anew, and a link is followed', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(within(await palette()).getByRole('combobox')).toHaveValue('');
    await userEvent.keyboard('orders');
    const link = marked();
    await expect(link).toHaveAttribute('href', '#orders');
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
};

export const findsNothing: Play = async () => {
  await palette();
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the shop' }), 'submarine');
  await waitFor(() => expect(screen.getByText('Nothing matches “submarine”')).toBeVisible());
  await expect(screen.queryAllByRole('option')).toEqual([]);
};
