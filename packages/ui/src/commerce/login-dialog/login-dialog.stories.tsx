import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { en } from '../../messages/login/en.ts';
import fr from '../../messages/login/fr.ts';
import th from '../../messages/login/th.ts';
import { drawing } from '../../testing/fixtures.ts';
import { Link } from '../../primitives/link/link.tsx';
import type { Guide } from '../../testing/guide.ts';
import { LoginDialog, LoginPanel } from './login-dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { loginModes } from './modes.ts';

const meta = {
  component: LoginDialog,
  subcomponents: { LoginPanel, LoginForm },
  parameters: {
    guide: {
      use: 'Signing in, registering and finding a lost password, over the page that asked for it. LoginPanel is the same on a page of its own, LoginForm without its frame.',
      do: [
        'Post each mode to a page that works without script.',
        'Lead back to where the shopper was.',
        'Say what is wrong beside the field.',
      ],
      dont: ['Do not tell whether an address has an account.', 'Do not give back passwords or codes.'],
      keys: { Enter: 'Sends the form, not the code', Escape: 'Closes the dialog' },
      parts: {
        tabs: 'Phone or e-mail',
        fields: 'The fields of the mode',
        'third-party': 'Other ways in',
        foot: 'The way to another mode',
        picture: 'The picture beside the form',
        close: 'The cross',
      },
    } satisfies Guide,
  },
  argTypes: { mode: { control: 'select', options: loginModes } },
  args: {
    open: true,
    onClose: fn(),
    onModeChange: fn(),
    mode: 'emailPassword',
    messages: en,
    modeHref: (mode) => `#login-${mode}`,
    action: (mode) => `#post-${mode}`,
    agreement: (
      <>
        I agree to the{' '}
        <Link href="#terms" tone="strong">
          terms
        </Link>{' '}
        and the{' '}
        <Link href="#privacy" tone="strong">
          privacy agreement
        </Link>
      </>
    ),
    guest: true,
    code: { onSend: fn(() => true) },
  },
} satisfies Meta<typeof LoginDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = { args: { image: drawing('chair') } };
export const OnAPage: Story = {
  render: ({ open: _open, onClose: _onClose, image: _image, ...form }) => (
    <LoginPanel
      mode={form.mode}
      messages={form.messages}
      modeHref={form.modeHref}
      action={form.action}
      agreement={form.agreement}
    />
  ),
};
export const Pending: Story = { args: { pending: true } };
export const Email: Story = {};
export const Phone: Story = { args: { mode: 'phonePassword' } };
export const PhoneCode: Story = { args: { mode: 'phoneCode' } };
export const Register: Story = { args: { mode: 'registerEmail', strength: 2 } };
export const Forgot: Story = { args: { mode: 'forgotEmail' } };
export const Verify: Story = { args: { mode: 'verifyPhone', strength: 4 } };
export const Guest: Story = { args: { mode: 'guest' } };
export const French: Story = { args: { mode: 'registerPhone', messages: fr } };
export const Thai: Story = { args: { mode: 'phonePassword', messages: th } };
export const WithErrors: Story = {
  args: {
    mode: 'emailPassword',
    error: 'Email or password is wrong.',
    errors: {
      email: 'Please fill in the correct email address',
      agreement: 'Please check the user privacy agreement',
    },
    values: { email: 'someone@' },
  },
};

export const ChangesMode: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Forgot password?' }));
    await expect(args.onModeChange).toHaveBeenCalledWith({ mode: 'forgotEmail' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const SendsCode: Story = {
  args: { mode: 'phoneCode' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await expect(args.code?.onSend).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('button', { name: /Send again in \d+ s/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
