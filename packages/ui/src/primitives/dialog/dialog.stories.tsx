import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, Drawer } from './dialog.tsx';
import { dialogSizes, drawerSides } from './dialog.variants.ts';
import { DialogWithToast } from './dialog.fixtures.tsx';
import { guide } from './dialog.guide.ts';
import {
  opensFromTrigger,
  outlivesTheBrowser,
  closesOnBackdropClick,
  closesWithToast,
  drawerOpensFromTrigger,
  leavesThePageUsable,
  respectsPreventedClose,
  showsToastsInside,
} from './dialog.play.ts';

const meta = {
  component: Dialog,
  subcomponents: { Drawer },
  args: {
    title: 'Size guide',
    children: <p>Measure around the fullest part of the chest, with the tape level.</p>,
    onClose: fn(),
    onOpenChange: fn(),
  },
  argTypes: { size: { control: 'select', options: dialogSizes } },
  parameters: { guide },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const footer = <Button tone="primary">Done</Button>;

export const Open: Story = { args: { open: true, footer } };
export const Small: Story = { args: { open: true, size: 'sm', footer } };
export const Large: Story = { args: { open: true, size: 'lg', footer } };
export const WithDescription: Story = {
  args: { open: true, description: 'For shirts, sweaters and jackets.', footer },
};
export const HiddenTitle: Story = { args: { open: true, hideTitle: true } };
export const NotDismissible: Story = { args: { open: true, dismissible: false, footer } };
export const LongContent: Story = {
  args: {
    open: true,
    footer,
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Measure around the fullest part of the chest, with the tape level.</p>
    )),
  },
};
export const DrawerEnd: Story = {
  render: () => (
    <Drawer open title="Filters" footer={<Button tone="primary">Show 240 products</Button>}>
      <TextField label="Brand" />
    </Drawer>
  ),
};
export const DrawerStart: Story = {
  render: () => (
    <Drawer open side={drawerSides[0]} title="Categories">
      <p>Home and living</p>
    </Drawer>
  ),
};
export const DrawerBottom: Story = {
  render: () => (
    <Drawer open side="bottom" title="Sort by">
      <p>Newest first</p>
    </Drawer>
  ),
};

export const DrawerBesidePage: Story = {
  render: () => (
    <>
      <Button>Add to cart</Button>
      <Drawer
        modal={false}
        trigger={<Button>Show the cart</Button>}
        title="Added to your cart"
        footer={<Button tone="primary">Go to the cart</Button>}
      >
        <p>Stoneware Table Lamp with Linen Shade</p>
      </Drawer>
    </>
  ),
  play: leavesThePageUsable,
};

export const OpensFromTrigger: Story = {
  args: {
    trigger: <Button>Edit address</Button>,
    title: 'Edit address',
    children: <TextField label="Full name" autoComplete="name" data-autofocus="" />,
  },
  play: opensFromTrigger,
};
export const DrawerOpensFromTrigger: Story = {
  render: () => (
    <Drawer
      trigger={<Button>Filters</Button>}
      title="Filters"
      footer={<Button tone="primary">Show 240 products</Button>}
    >
      <TextField label="Brand" />
    </Drawer>
  ),
  play: drawerOpensFromTrigger,
  parameters: behaviourOnly,
};
export const ClosesOnBackdropClick: Story = {
  args: { defaultOpen: true },
  play: closesOnBackdropClick,
  parameters: behaviourOnly,
};
export const PreventedClose: Story = {
  args: { defaultOpen: true, onCancel: (event) => event.preventDefault() },
  play: respectsPreventedClose,
};
export const OutlivesTheBrowser: Story = {
  args: { open: true, dismissible: false, footer },
  play: outlivesTheBrowser,
};
export const OutlivesTheBrowserControlled: Story = {
  args: { open: true, footer },
  play: outlivesTheBrowser,
};
export const ShowsToastsInside: Story = { render: () => <DialogWithToast />, play: showsToastsInside };
export const ClosesWithToast: Story = {
  render: () => <DialogWithToast />,
  play: closesWithToast,
  parameters: behaviourOnly,
};
