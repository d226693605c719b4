import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Upload } from './upload.tsx';

const html = renderToString(
  <UiProvider locale="en" messages={en}>
    <Upload
      label="Pictures"
      name="pictures"
      defaultValue={[{ url: '/a.png' }]}
      onUpload={() => Promise.resolve({ url: '/b.png' })}
    />
  </UiProvider>,
);

it('is a file input without script, beside the existing pictures', () => {
  const [file = ''] = /<input [^>]*type="file"[^>]*>/.exec(html) ?? [];
  expect(file).toContain('name="pictures"');
  expect(file).toContain('multiple=""');
  expect(html).toMatch(/<input type="hidden" name="pictures" value="\/a.png"\/>/);
});
