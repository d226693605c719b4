import type { ServiceContact } from '@marketfront/api-client';

export type ServiceLinkKind = 'link' | 'message' | 'phone' | 'email';

/** A contact option of a store. */
export interface ServiceLink {
  readonly kind: ServiceLinkKind;
  readonly href: string;
  /** The number or the address, formatted for reading. */
  readonly text?: string;
}

/** A web URL; servers may send any text. */
const webAddress = (address: string | null) =>
  address && /^https?:\/\//i.test(address) ? address : undefined;

/** All contact options of a store, its preferred one first. */
export function serviceLinks({ kind, link, message, phone, email }: ServiceContact): ServiceLink[] {
  const found: ServiceLink[] = [];
  const page = webAddress(link);
  const messenger = webAddress(message);
  if (page) found.push({ kind: 'link', href: page });
  if (messenger) found.push({ kind: 'message', href: messenger });
  if (phone) found.push({ kind: 'phone', href: `tel:${phone.replaceAll(/[^+\d]/g, '')}`, text: phone });
  if (email?.includes('@')) found.push({ kind: 'email', href: `mailto:${email}`, text: email });
  return found.toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
}
