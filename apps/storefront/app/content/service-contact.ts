import type { ServiceContact } from '@marketfront/api-client';

/** The kinds of links that a back end may give shoppers: pages, messengers and mail, never script. */
const safeAddress = /^(?:https?|sms|tel|mailto|whatsapp|weixin|line|tg|viber):/i;

const addressed = (value: string | null) =>
  value !== null && safeAddress.test(value.trim()) ? value.trim() : undefined;

/** The target of "Chat with us" (spec §2): a page, a messenger or a mail; none for a hotline, which is dialled. */
export function chatAddress({ kind, link, message, email }: ServiceContact): string | undefined {
  const addresses = {
    link: addressed(link),
    message: addressed(message),
    email: email === null ? undefined : `mailto:${email}`,
    phone: undefined,
    none: undefined,
  } as const satisfies Record<ServiceContact['kind'], string | undefined>;
  return addresses[kind];
}
