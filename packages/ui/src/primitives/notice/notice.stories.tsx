import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../testing/guide.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Banner, ErrorSummary, Notice } from './notice.tsx';
import { noticeTones } from './notice.variants.ts';

const meta = {
  component: Notice,
  subcomponents: { Banner, ErrorSummary },
  args: {
    title: 'Prices changed',
    children: 'Two things in your cart cost less than when you put them there.',
  },
  argTypes: { tone: { control: 'select', options: noticeTones } },
  parameters: {
    guide: {
      use: 'Something to know about this part of the page. Banner is one line across the page; ErrorSummary gathers what is wrong with a form.',
      do: [
        'Say what happened and what to do.',
        'Give role status or alert only to what appears later.',
        'Link each line of an ErrorSummary to its field.',
      ],
      dont: [
        'Do not use critical for what can still be put right easily.',
        'Do not stack more than two notices.',
      ],
      keys: { 'Enter or Space': 'Presses the cross in focus' },
      parts: {
        icon: 'The icon, which says the tone',
        content: 'Words and actions',
        title: 'The line in bold',
        actions: 'Links or buttons below the words',
        dismiss: 'The cross',
        link: 'In an ErrorSummary, the way to one field',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithActions: Story = {
  args: { tone: 'warning', title: 'Payment is due', actions: <Button size="sm">Pay now</Button> },
};
export const OnlyWords: Story = { args: { title: undefined } };
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const AcrossThePage: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Banner action={<Link href="#reload">Reload</Link>}>A new version is here</Banner>,
};

export const Dismissed: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
export const ErrorsLeadToTheirFields: Story = {
  render: () => (
    <Stack>
      <ErrorSummary
        data-testid="summary"
        title="Two things need your attention"
        errors={[
          { href: '#name', message: 'Please fill in the name' },
          { href: '#phone', message: 'Please fill in the phone number' },
        ]}
      />
      <TextField id="name" label="Full name" error="Please fill in the name" />
      <TextField id="phone" label="Phone" error="Please fill in the phone number" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByTestId('summary')).toHaveFocus();
    const link = canvas.getByRole('link', { name: 'Please fill in the phone number' });
    await expect(link).toHaveAttribute('href', '#phone');
  },
};
