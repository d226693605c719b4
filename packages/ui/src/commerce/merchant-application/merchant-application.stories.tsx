import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { documentPicture, longStoreName } from '../../testing/fixtures/index.ts';
import { ApplicationStatus } from './application-status.tsx';
import { MerchantApplicationForm } from './merchant-application-form.tsx';
import { values } from './merchant-application.fixtures.tsx';
import { guide } from './merchant-application.guide.ts';
import {
  opensStepWithErrors,
  navigatesSteps,
  onIncomplete,
  onSubmitData,
  onSaveStep,
} from './merchant-application.play.ts';

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
      onUpload: () => Promise.resolve({ url: documentPicture }),
      hint: 'Readable, in colour, all four corners in sight.',
    },
    code: { onSend: fn(() => true) },
    agreement: (
      <>
        I have read the <Link href="#terms">terms for merchants</Link>
      </>
    ),
    onStepChange: ({ step, data }) => onSaveStep({ step, company: data.get('companyName') }),
    onSubmit: (event) => {
      event.preventDefault();
      const data = new FormData(event.currentTarget);
      onSubmitData({
        company: data.get('companyName'),
        category: data.getAll('category'),
        agreement: data.get('agreement'),
      });
    },
  },
  parameters: { guide },
} satisfies Meta<typeof MerchantApplicationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {};
export const Contact: Story = { args: { values, defaultStep: 'contact' } };
export const Documents: Story = { args: { values, defaultStep: 'documents' } };
export const Agreement: Story = { args: { values, defaultStep: 'agreement' } };
export const OneCategory: Story = { args: { values, oneCategory: true } };
export const WithAddress: Story = {
  args: { values: { ...values, address: '14 Wilkes Street, London E1 6QF' }, withAddress: true },
};
export const Rejected: Story = {
  args: {
    values,
    again: true,
    error: 'The reviewer asks for a sharper picture.',
    errors: { pictures: 'The number of the licence cannot be read' },
  },
  play: opensStepWithErrors,
};
export const Pending: Story = { args: { values, defaultStep: 'agreement', pending: true } };
export const LongText: Story = {
  args: {
    values: {
      ...values,
      companyName: longStoreName,
    },
    categories: [
      { value: 'audio', label: 'Headphones, loudspeakers and everything that makes a sound at home' },
    ],
  },
};

export const StepNavigation: Story = {
  args: { values: { ...values, companyName: '' }, defaultStep: 'company', code: undefined, onIncomplete },
  play: navigatesSteps,
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
