import { refusableFields, refusableFieldToWire } from '@marketfront/api-client';
import type { Message } from '../../adapters/mailer.ts';
import type { Config } from '../../config.ts';
import type { settledApplications } from '../../db/schema.ts';
import { messageIn } from '../../messages/index.ts';
import type { Language } from '../shared/language.ts';
import { shopAddress } from '../shared/shop-address.ts';

type Applicant = { name: string; email: string; language?: Language | undefined };
type Refusal = Pick<typeof settledApplications.$inferSelect, 'denialFields'> & { reason: string };

/** Every mail ends with a link to the application's status in the shop. */
const mail = (
  config: Pick<Config, 'shopOrigin'>,
  { email, language = 'en' }: Applicant,
  subject: string,
  paragraphs: readonly string[],
): Message => ({
  channel: 'email',
  to: email,
  subject,
  text: [...paragraphs.filter(Boolean), shopAddress(config, language, '/users/application_record')].join(
    '\n\n',
  ),
});

export function receivedMail(config: Config, to: Applicant): Message {
  const { name, language = 'en' } = to;
  return mail(config, to, messageIn(language, 'application.receivedSubject'), [
    messageIn(language, 'application.received', { name }),
  ]);
}

export function approvedMail(config: Config, to: Applicant, password: string): Message {
  const { name, email, language = 'en' } = to;
  return mail(config, to, messageIn(language, 'application.approvedSubject'), [
    messageIn(language, 'application.welcome', { name }),
    `${messageIn(language, 'application.account')}: ${email}\n${messageIn(language, 'application.password')}: ${password}`,
    messageIn(language, 'application.change'),
  ]);
}

export function refusedMail(config: Config, to: Applicant, { reason, denialFields }: Refusal): Message {
  const { name, language = 'en' } = to;
  const details = refusableFields.flatMap((field) => {
    const detail = denialFields[refusableFieldToWire[field]];
    return detail ? [`– ${messageIn(language, `application.field.${field}`)}: ${detail}`] : [];
  });
  return mail(config, to, messageIn(language, 'application.refusedSubject'), [
    messageIn(language, 'application.refused', { name }),
    `${messageIn(language, 'application.reason')}: ${reason}`,
    details.join('\n'),
    messageIn(language, 'application.again'),
  ]);
}
