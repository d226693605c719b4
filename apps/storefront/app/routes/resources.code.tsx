import { sendCode } from '../features/auth/code.server.ts';
import { codePurposes } from '../features/auth/modes.ts';
import { shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/resources.code';

/** Sends a verification code. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const purpose = codePurposes.find((name) => name === form.get('purpose')) ?? 'phoneLogin';
  return sendCode(shopOf(context), purpose, form);
}
