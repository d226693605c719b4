import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { en } from '../../messages/login/en.ts';
import fr from '../../messages/login/fr.ts';
import th from '../../messages/login/th.ts';
import { photo } from '../../testing/fixtures/index.ts';
import { Link } from '../../primitives/link/link.tsx';
import { LoginDialog, LoginPanel } from './login-dialog.tsx';
import { LoginForm } from './login-form.tsx';
import { loginModes } from './modes.ts';
import { guide } from './login-dialog.guide.ts';
import { pictureCheck, wordsCheck } from './login-dialog.fixtures.tsx';
import { changesMode, sendsAnswer, sendsCode } from './login-dialog.play.ts';

const meta = {
  component: LoginDialog,
  subcomponents: { LoginPanel, LoginForm },
  parameters: { guide },
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

export const WithPicture: Story = { args: { image: photo('living-room-portrait') } };
export const WithoutDialog: Story = {
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
export const Register: Story = {
  args: {
    mode: 'registerEmail',
    strength: 2,
    passwordRule: '8 to 20 characters with three of: capital letters, small letters, digits, symbols',
  },
};
export const Forgot: Story = { args: { mode: 'forgotEmail' } };
export const Verify: Story = { args: { mode: 'verifyPhone', strength: 4 } };
export const Guest: Story = { args: { mode: 'guest' } };
export const GuestFirst: Story = { args: { guest: 'first' } };
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

export const WithHumanCheck: Story = {
  args: { humanCheck: pictureCheck, errors: { answer: 'Please type the characters of the picture' } },
};
export const HumanCheckInWords: Story = { args: { humanCheck: wordsCheck }, play: sendsAnswer };

export const ChangesMode: Story = { play: changesMode };

export const SendsCode: Story = { args: { mode: 'phoneCode' }, play: sendsCode };
