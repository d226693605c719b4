import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { drawing } from '../../testing/fixtures.ts';
import type { Guide } from '../../testing/guide.ts';
import { ApplicationStatus } from './application-status.tsx';
import { MerchantApplicationForm } from './merchant-application-form.tsx';

const sent = fn();
const saved = fn();

const values = {
  companyName: 'Otto Audio',
  storeType: 'brand',
  category: ['audio'],
  name: 'Otto Maes',
  phone: '20 5551 2345',
  email: 'otto@example.com',
  pictures: [{ url: drawing('headphones'), name: 'licence.jpg' }],
} as const;

const meta = {
  component: MerchantApplicationForm,
  subcomponents: { ApplicationStatus },
  args: {
    categories: [
      { value: 'home', label: 'Home & living' },
      { value: 'audio', label: 'Audio' },
      { value: 'fashion', label: 'Fashion' },
      { value: 'beauty', label: 'Beauty' },
    ],
    storeTypes: [
      { value: 'brand', label: 'Brand store' },
      { value: 'workshop', label: 'Workshop' },
    ],
    upload: {
      onUpload: () => Promise.resolve({ url: drawing('vase') }),
      hint: 'Readable, in colour, all four corners in sight.',
    },
    code: { onSend: fn(() => true) },
    agreement: (
      <>
        I have read the <Link href="#terms">terms for merchants</Link>
      </>
    ),
    onStepChange: ({ step, data }) => saved({ step, company: data.get('companyName') }),
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      sent({
        company: data.get('companyName'),
        category: data.getAll('category'),
        agreement: data.get('agreement'),
      });
    },
  },
  parameters: {
    guide: {
      use: 'Applies to sell on the marketplace, step by step, and says afterwards how far the application is (ApplicationStatus).',
      do: [
        'Save at every step (onStepChange), so that it can be finished another day.',
        'Say what a document must show before it is photographed.',
        'After a refusal show the reviewer’s words at each field, and keep everything else.',
      ],
      dont: [
        'Do not ask for anything that the review does not need.',
        'Do not lose what was filled in when something is wrong.',
      ],
      keys: { Enter: 'In a field: goes on to the next step' },
      parts: {
        section: 'One step',
        legend: 'Its heading, which takes the focus',
        foot: 'The buttons',
        head: 'Icon and words of the status',
        reasons: 'Why it was refused',
        actions: 'What can be done now',
      },
    } satisfies Guide,
  },
} satisfies Meta<typeof MerchantApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const Contact: Story = { args: { values, defaultStep: 'contact' } };
export const Documents: Story = { args: { values, defaultStep: 'documents' } };
export const Agreement: Story = { args: { values, defaultStep: 'agreement' } };
export const OneCategory: Story = { args: { values, oneCategory: true } };
export const Rejected: Story = {
  args: {
    values,
    again: true,
    error: 'The reviewer asks for a sharper picture.',
    errors: { pictures: 'The number of the licence cannot be read' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It opens where something is wrong.
    await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
    await expect(canvas.getByText('The number of the licence cannot be read')).toBeVisible();
  },
};
export const Pending: Story = { args: { values, defaultStep: 'agreement', pending: true } };
export const LongWords: Story = {
  args: {
    values: {
      ...values,
      companyName: 'The Workshop of Makers and Menders by the Sea, formerly Harrow Goods',
    },
    categories: [
      { value: 'audio', label: 'Headphones, loudspeakers and everything that makes a sound at home' },
    ],
  },
};

export const GoesStepByStep: Story = {
  args: { values: { ...values, companyName: '' }, defaultStep: 'company', code: undefined },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const company = canvas.getByRole('textbox', { name: /Company or store name/ });
    await step('a step is not left before it is complete', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByRole('group', { name: 'Company' })).toBeVisible();
      await expect(company).toHaveFocus();
      await expect(saved).not.toHaveBeenCalled();
    });
    await step('Enter goes on, and what is there is saved', async () => {
      await userEvent.type(company, 'Otto Audio{Enter}');
      const contact = await canvas.findByRole('group', { name: 'Contact' });
      await expect(saved).toHaveBeenLastCalledWith({ step: 'contact', company: 'Otto Audio' });
      await waitFor(() => expect(contact.querySelector('legend')).toHaveFocus());
      await expect(sent).not.toHaveBeenCalled();
    });
    await step('back and forth', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(canvas.getByRole('textbox', { name: /Company or store name/ })).toHaveValue('Otto Audio');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByRole('group', { name: 'Documents' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('the whole is sent once it is agreed to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
      await expect(sent).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('checkbox', { name: /terms for merchants/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
      await expect(sent).toHaveBeenCalledWith({ company: 'Otto Audio', category: ['audio'], agreement: '1' });
    });
  },
};

const applied = { title: 'Applied', time: '18 Nov 2026', dateTime: '2026-11-18', state: 'done' } as const;
export const StatusSubmitted: Story = { render: () => <ApplicationStatus state="submitted" /> };
export const StatusReviewing: Story = {
  render: () => (
    <ApplicationStatus
      state="reviewing"
      events={[
        applied,
        { title: 'A reviewer reads it', time: '20 Nov 2026', state: 'current' },
        { title: 'Answer, within 15 working days', state: 'next' },
      ]}
    />
  ),
};
export const StatusRejected: Story = {
  render: () => (
    <ApplicationStatus
      state="rejected"
      reasons={['The number of the licence cannot be read', 'The company name differs from the licence']}
      actions={<Button tone="primary">Change and send again</Button>}
    />
  ),
};
export const StatusApproved: Story = {
  render: () => (
    <ApplicationStatus
      state="approved"
      actions={
        <ButtonLink tone="primary" href="#admin">
          Go to your store
        </ButtonLink>
      }
    />
  ),
};
