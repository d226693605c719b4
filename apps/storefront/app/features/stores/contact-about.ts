import type { ServiceContact } from '@marketfront/api-client';

/** The subject of a message, such as a product. */
interface Topic {
  readonly name: string;
  /** The URL of its page. */
  readonly url: string;
}

/** Messengers whose links accept an initial message (`text`). */
const takingText: readonly string[] = ['wa.me', 'api.whatsapp.com', 'm.me', 't.me'];

function messageAbout(address: string, { name, url }: Topic): string {
  if (!URL.canParse(address)) return address;
  const link = new URL(address);
  if (takingText.includes(link.hostname)) link.searchParams.set('text', `${name}\n${url}`);
  return link.href;
}

/** The contact of a store with messages that begin with a topic, if the channel supports it. */
export function contactAbout(contact: ServiceContact, topic: Topic): ServiceContact {
  const { message, email } = contact;
  const about = `?subject=${encodeURIComponent(topic.name)}&body=${encodeURIComponent(topic.url)}`;
  return {
    ...contact,
    message: message && messageAbout(message, topic),
    email: email && email + about,
  };
}
