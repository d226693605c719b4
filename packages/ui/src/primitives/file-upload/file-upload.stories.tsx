import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkProvider } from '../../provider/link-provider.tsx';
import { behaviourOnly } from '../../testing/behaviour-only.ts';
import { RouterLink, slowUpload, upload } from './file-upload.fixtures.tsx';
import { FileUpload } from './file-upload.tsx';
import { guide } from './file-upload.guide.ts';
import {
  explainsProblems,
  linksDocumentsPlainly,
  showsProgress,
  uploadsDocuments,
} from './file-upload.play.ts';

const meta = {
  component: FileUpload,
  args: { label: 'Licence', name: 'licence', onUpload: upload, onChange: fn() },
  parameters: { guide },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Your trade licence, all pages.' } };
export const Filled: Story = {
  args: { defaultValue: [{ url: '/files/licence.pdf' }, { url: '/files/certificate.pdf' }] },
};
export const Full: Story = { args: { max: 1, defaultValue: [{ url: '/files/licence.pdf' }] } };
export const Disabled: Story = { args: { disabled: true, defaultValue: [{ url: '/files/licence.pdf' }] } };
export const Uploading: Story = { args: { onUpload: slowUpload }, play: showsProgress };
export const Uploads: Story = { play: uploadsDocuments };
export const DocumentsAreNoPages: Story = {
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <FileUpload {...args} defaultValue={[{ url: '/files/licence.pdf' }]} />
    </LinkProvider>
  ),
  play: linksDocumentsPlainly,
  parameters: behaviourOnly,
};
export const Problems: Story = { play: explainsProblems };
