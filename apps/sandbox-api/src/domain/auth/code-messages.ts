import type { Db } from '../../db/client.ts';
import type { Message } from '../../adapters/mailer.ts';
import { messageIn } from '../../messages/index.ts';
import type { Services } from '../../services.ts';
import { findByLoginKey } from './accounts.ts';
import { type CodePurpose, issueCode } from './codes.ts';
import type { Language } from '../shared/language.ts';

type Sender = { db: Db; services: Services; language: Language; now: Date };

type Channel = 'email' | 'sms';

const messageWith = (code: string, channel: Channel, to: string, language: Language): Message => ({
  channel,
  to,
  subject: messageIn(language, 'code.subject'),
  text: messageIn(language, 'code.text', { code }),
});

/** Creates a code and sends it. */
export async function sendCode(
  { db, services, language, now }: Sender,
  purpose: CodePurpose,
  channel: Channel,
  address: string,
): Promise<void> {
  const code = await issueCode(db, purpose, address, now);
  await services.mailer.send(messageWith(code, channel, address, language));
}

/**
 * Creates a code for a forgotten password, and sends it after the response, to addresses that have an account.
 * Response, waiting time and limits do not reveal whether an account exists, even when the mailer is slow or down.
 */
export async function sendResetCode(
  { db, services, language, now }: Sender,
  channel: Channel,
  address: string,
  loginKey: string,
): Promise<void> {
  const code = await issueCode(db, 'resetPassword', address, now);
  services.background.run(async () => {
    if (!(await findByLoginKey(db, loginKey))) return;
    await services.mailer.send(messageWith(code, channel, address, language));
  });
}
