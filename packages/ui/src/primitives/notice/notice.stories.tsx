import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Banner, ErrorSummary, Notice } from './notice.tsx';
import { noticeTones } from './notice.variants.ts';
import { guide } from './notice.guide.ts';
import { callsOnDismiss, focusesLinkedField } from './notice.play.ts';

const meta = {
  component: Notice,
  subcomponents: { Banner, ErrorSummary },
  args: {
    title: 'Prices changed',
    children: 'Two things in your cart cost less than when you put them there.',
  },
  argTypes: { tone: { control: 'select', options: noticeTones } },
  parameters: { guide },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const WithActions: Story = {
  args: { tone: 'warning', title: 'Payment is due', actions: <Button size="sm">Pay now</Button> },
};
export const TextOnly: Story = { args: { title: undefined } };
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const FullWidth: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <Banner action={<Link href="#reload">Reload</Link>}>A new version is here</Banner>,
};

export const Dismissed: Story = { args: { onDismiss: fn() }, play: callsOnDismiss };
export const ErrorLinksFocusFields: Story = {
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
  play: focusesLinkedField,
};
