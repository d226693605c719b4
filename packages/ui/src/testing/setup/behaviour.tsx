import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import messages from '../../messages/en.ts';
import {
  Button,
  Carousel,
  Combobox,
  ConfirmProvider,
  Dialog,
  DropdownMenu,
  Gallery,
  Popover,
  Select,
  Tooltip,
  UiProvider,
  useConfirm,
} from '../../index.ts';

/** Waits for up to 20 seconds: a busy machine may need longer than one second. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

const show = (children: ReactNode) =>
  render(
    <UiProvider locale="en" messages={messages}>
      <ConfirmProvider>{children}</ConfirmProvider>
    </UiProvider>,
  );

function WithDialog({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog
        open={open}
        title="Your address"
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <input aria-label="Street" />
      </Dialog>
    </>
  );
}

function Asks({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm({ title: 'Delete it?' }).then(onAnswer)}>Delete</Button>;
}

/** Typical tests of a consumer, in an environment that `setup` has completed. */
export function describeSetup(): void {
  it('opens a modal dialog, moves the focus into it and closes it with Escape', async () => {
    const onClose = vi.fn<() => void>();
    show(<WithDialog onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your address' });
    expect(dialog.matches(':modal')).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(onClose).toHaveBeenCalledOnce());
    await soon(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });

  it('answers a confirmation', async () => {
    const onAnswer = vi.fn<(answer: boolean) => void>();
    show(<Asks onAnswer={onAnswer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    const buttons = Array.from(dialog.querySelectorAll('button'));
    await userEvent.click(buttons.at(-1)!);
    await soon(() => expect(onAnswer).toHaveBeenCalledOnce());
  });

  it('opens a popover and closes it with Escape', async () => {
    const onOpenChange = vi.fn<(change: { open: boolean }) => void>();
    show(
      <Popover trigger="Help" onOpenChange={onOpenChange}>
        In the popover
      </Popover>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await soon(() => expect(onOpenChange).toHaveBeenLastCalledWith({ open: true }));
    await soon(() => {
      const panel = screen.getByText('In the popover').closest('[popover]');
      expect(panel?.matches(':popover-open')).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await soon(() => expect(onOpenChange).toHaveBeenLastCalledWith({ open: false }));
  });

  it('selects in a combobox', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    show(
      <Combobox
        label="City"
        options={[
          { value: 'vte', label: 'Vientiane' },
          { value: 'lpq', label: 'Luang Prabang' },
        ]}
        onChange={onChange}
      />,
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'City' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Luang Prabang' }));
    expect(onChange).toHaveBeenCalledWith({ value: 'lpq' });
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('value', 'Luang Prabang');
  });

  it('selects in a menu', async () => {
    const onSelect = vi.fn<() => void>();
    show(<DropdownMenu trigger={<Button>Menu</Button>} items={[{ label: 'Rename', onSelect }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(onSelect).toHaveBeenCalledOnce();
  });

  it('renders what measures, scrolls and observes', () => {
    const error = vi.spyOn(console, 'error');
    const images = [
      { src: '/front.webp', alt: 'Front' },
      { src: '/side.webp', alt: 'Side' },
    ];
    show(
      <>
        <Gallery images={images} />
        <Carousel label="Campaigns" slides={[<p key="1">One</p>, <p key="2">Two</p>]} />
        <Select label="Sort" options={[{ value: 'new', label: 'Newest' }]} />
        <Tooltip text="Help">
          <Button>Help</Button>
        </Tooltip>
      </>,
    );
    document.body.scrollIntoView();
    scrollTo({ top: 0 });
    expect(matchMedia('(min-width: 1px)').addEventListener).toBeTypeOf('function');
    expect(error).not.toHaveBeenCalled();
  });
}
