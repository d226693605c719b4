import { expect, it } from 'vitest';
import { leanRouter } from './lean-router.ts';

/** What the plugin makes of a module. */
function built(code: string, id: string) {
  const { transform } = leanRouter();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform.');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return (transform.handler as (this: unknown, code: string, id: string) => unknown).call(context, code, id);
}

const ours = '/shop/apps/storefront/app/features/cart/cart-page.tsx';

it.each([
  ["import { useBlocker } from 'react-router';", 'navigation blockers'],
  ['<Form viewTransition method="post">', 'view transitions'],
  ["submit(fields, { encType: 'application/json' })", 'forms that are sent as JSON or as text'],
  ['export const clientAction = async () => null;', 'client actions'],
])('a build fails where our code uses what the table leaves out: %s', (code, name) => {
  expect(() => built(code, ours)).toThrow(`leaves out “${name}” of React Router`);
});

it('leaves our own modules as they are', () => {
  expect(built("import { Form } from 'react-router';", ours)).toBeUndefined();
});

it('a build fails when React Router has changed', () => {
  expect(() => built('', '/node_modules/react-router/dist/production/lib/hooks.js')).toThrow(
    'hooks.js of React Router no longer contains “if (this.context”. Adapt lean-router.ts to the new version.',
  );
});

it('leaves out what a failed invariant says to developers', () => {
  const code = 'invariant(state, `${hook} needs a router.`);\nUNSAFE_invariant(a(b), "Said, with a comma.");';
  expect(built(code, '/node_modules/react-router/dist/production/lib/context.js')).toMatchObject({
    code: 'invariant(state);\nUNSAFE_invariant(a(b));',
  });
});
