// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFormDraft } from './use-form-draft.ts';

let page: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sessionStorage.clear();
  page = document.createElement('div');
  document.body.append(page);
});
afterEach(() => page.remove());

function RefundForm({ refund }: { refund: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, `refund:${refund}`);
  return (
    <form ref={form}>
      <textarea name="remark" />
      <select name="reason" defaultValue="">
        <option value="">Choose</option>
        <option value="damaged">Damaged</option>
      </select>
      <input type="radio" name="kind" value="goods" defaultChecked />
      <input type="radio" name="kind" value="money" />
      <input type="password" name="password" />
    </form>
  );
}

/** Shows a form until the page is left. */
async function visit(form: ReactNode, work: () => void): Promise<void> {
  const root = createRoot(page);
  await act(async () => root.render(form));
  work();
  await act(async () => root.unmount());
}

const control = (selector: string) => {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`${selector} is not in the form`);
  return found;
};
const enter = (selector: string, value: string) => {
  control(selector).value = value;
  control(selector).dispatchEvent(new Event('input', { bubbles: true }));
};

function fillIn(): void {
  enter('[name=password]', 'Secret-1');
  enter('[name=reason]', 'damaged');
  control('[value=money]').click();
  enter('[name=remark]', 'The lid is broken');
}

it('brings back what was typed and chosen, and no password', async () => {
  await visit(<RefundForm refund="1" />, fillIn);
  await visit(<RefundForm refund="1" />, () => {
    expect(control('[name=remark]').value).toBe('The lid is broken');
    expect(control('[name=reason]').value).toBe('damaged');
    expect(control('[value=money]').checked).toBe(true);
    expect(control('[name=password]').value).toBe('');
  });
  expect(sessionStorage.getItem('refund:1')).not.toContain('Secret-1');
});

it('starts empty for another refund', async () => {
  await visit(<RefundForm refund="1" />, fillIn);
  await visit(<RefundForm refund="2" />, () => expect(control('[name=remark]').value).toBe(''));
});

it('leaves a choice alone that was made before its code was there', async () => {
  await visit(<RefundForm refund="1" />, () => enter('[name=remark]', 'The lid is broken'));
  const root = createRoot(page);
  await act(async () => root.render(<RefundForm refund="0" />));
  const html = page.innerHTML;
  await act(async () => root.unmount());
  page.innerHTML = html;
  control('[value=money]').checked = true;
  const taken = await act(async () => hydrateRoot(page, <RefundForm refund="1" />));
  expect(control('[value=money]').checked).toBe(true);
  expect(control('[name=remark]').value).toBe('The lid is broken');
  await act(async () => taken.unmount());
});

it('leaves alone, and keeps, what was typed before its code was there', async () => {
  await visit(<RefundForm refund="1" />, fillIn);
  const root = createRoot(page);
  await act(async () => root.render(<RefundForm refund="0" />));
  const html = page.innerHTML;
  await act(async () => root.unmount());
  page.innerHTML = html;
  control('[name=remark]').value = 'Typed early';
  const taken = await act(async () => hydrateRoot(page, <RefundForm refund="1" />));
  expect(control('[name=remark]').value).toBe('Typed early');
  expect(control('[name=reason]').value).toBe('damaged');
  await act(async () => taken.unmount());

  await visit(<RefundForm refund="1" />, () =>
    expect(control('[name=remark]').value, 'it is kept too').toBe('Typed early'),
  );
});
