// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { hydrateAfter } from '../../testing/hydrate-after.tsx';
import { TextArea } from './text-area.tsx';

const area = () => document.querySelector('textarea');

/** The text area from server HTML, hydrated after text was typed into it. */
async function hydratedAfter(typed: string | undefined) {
  await hydrateAfter(
    () => {
      expect(area()?.value).toBe('Ring twice');
      if (typed !== undefined) Object.assign(area() ?? {}, { value: typed });
    },
    <TextArea label="Note" defaultValue="Ring twice" maxLength={150} />,
  );
  return { area: area(), counter: document.querySelector('[data-part=counter] [aria-hidden]')?.textContent };
}

it('keeps what was typed into a prefilled text before hydration, and counts it', async () => {
  const { area, counter } = await hydratedAfter('Leave it at the door');
  expect(area?.value).toBe('Leave it at the door');
  expect(area?.defaultValue).toBe('Ring twice');
  expect(counter).toBe('20/150');
});

it('keeps a prefilled text that was emptied before hydration', async () => {
  expect((await hydratedAfter('')).area?.value).toBe('');
});

it('shows its prefilled text where nobody typed', async () => {
  const { area, counter } = await hydratedAfter(undefined);
  expect(area?.value).toBe('Ring twice');
  expect(counter).toBe('10/150');
});
