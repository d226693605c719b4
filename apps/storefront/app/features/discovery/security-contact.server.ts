import { locales } from '@marketfront/i18n';
import { notFound, type Shop } from '../../http/index.server.ts';
import { config } from '../../services/index.server.ts';
import { textAnswer } from './text-answer.server.ts';

const dayMs = 86_400_000;

/** The contact for reporting vulnerabilities (RFC 9116); there is none unless the operators configure one. */
export async function securityContact(shop: Shop): Promise<Response> {
  if (config.securityContacts.length === 0) throw notFound();
  // At most a year ahead; responses stay in caches for minutes.
  const expires = new Date((Math.floor(Date.now() / dayMs) + 180) * dayMs).toISOString();
  return textAnswer(
    [
      ...config.securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      `Preferred-Languages: ${locales.map(({ tag }) => tag).join(', ')}`,
      `Canonical: ${shop.origin}/.well-known/security.txt`,
      '',
    ].join('\n'),
    'text/plain',
  );
}
