import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failingPicture, photo } from '../../testing/fixtures/index.ts';
import { keepsItsPlace } from '../image/image.play.ts';
import { Upload } from './upload.tsx';
import { inForm } from '../../testing/story-decorators.tsx';
import type { UploadHandler } from './use-uploads.ts';
import { pictures, succeed, never } from './upload.fixtures.tsx';
import { guide } from './upload.guide.ts';
import {
  showsProgress,
  uploadsFile,
  retriesAfterFailure,
  rejectsInvalidFiles,
  keyboardReorderAndRemove,
  dragReorder,
  removesDuringUpload,
} from './upload.play.ts';

const meta = {
  component: Upload,
  args: {
    label: 'Pictures',
    name: 'pictures',
    accept: 'image/svg+xml,image/png',
    max: 4,
    maxBytes: 2_000_000,
    onUpload: succeed,
    onChange: fn(),
  },
  parameters: { guide },
  decorators: [inForm(560)],
} satisfies Meta<typeof Upload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'The thing from all sides, and what is wrong with it.' } };
export const Filled: Story = { args: { defaultValue: pictures } };
export const Full: Story = { args: { defaultValue: pictures, max: 3 } };
export const Disabled: Story = { args: { defaultValue: pictures, disabled: true } };
export const WithError: Story = { args: { error: 'Please add a picture', required: true } };
export const LongName: Story = {
  args: {
    defaultValue: [{ url: photo('canvas-tote'), name: `${'a very long name of a picture '.repeat(4)}.png` }],
  },
};
export const FailingPicture: Story = {
  args: { defaultValue: [{ url: failingPicture, name: 'Round-bellied vase, chalk' }] },
  play: keepsItsPlace,
};
export const InProgress: Story = { args: { onUpload: never }, play: showsProgress };

export const UploadsFile: Story = { play: uploadsFile };

let tries = 0;
export const RetriesAfterFailure: Story = {
  args: {
    onUpload: (file, options) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('offline')) : succeed(file, options);
    },
  },
  beforeEach: () => {
    tries = 0;
  },
  play: retriesAfterFailure,
};

export const RejectsInvalidFiles: Story = {
  args: { defaultValue: pictures },
  play: rejectsInvalidFiles,
};

export const KeyboardReorderAndRemove: Story = {
  args: { defaultValue: pictures },
  play: keyboardReorderAndRemove,
};

export const DragReorder: Story = { args: { defaultValue: pictures }, play: dragReorder };

export const RemovesDuringUpload: Story = {
  args: { onUpload: fn<UploadHandler>(never) },
  play: removesDuringUpload,
};
