'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { IconChat, IconHeadset, IconPhone } from '../../primitives/icon/icons.tsx';
import { Popover } from '../../primitives/popover/popover.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './floating-window.css.ts';

export interface ServiceEntryProps {
  /** Number of the hotline, as it is read and as it is dialled. */
  phone?: string | undefined;
  /** The chat: a link, a message link, a mail link; the shop decides by the service type. */
  chat?: { href: string; label: ReactNode } | undefined;
  /** A picture of the QR code. */
  qr?: ReactNode;
}

/** Customer service: phone, chat, QR code. */
export function ServiceEntry({ phone, chat, qr }: ServiceEntryProps) {
  const t = useMessages();
  return (
    <Popover
      trigger={<IconHeadset size={24} />}
      triggerLabel={t('service.label')}
      triggerClassName={css.action}
      className={css.service}
      panelClassName={css.panel}
    >
      <div className={css.serviceBody}>
        <div className={css.serviceTitle}>{t('service.label')}</div>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={css.phone}>
            <IconPhone size={16} />
            <bdi>{phone}</bdi>
          </a>
        )}
        {chat && (
          <ButtonLink href={chat.href} tone="primary" size="sm" iconStart={<IconChat size={16} />}>
            {chat.label}
          </ButtonLink>
        )}
        {qr && (
          <div className={css.qr}>
            {qr}
            {t('service.qr')}
          </div>
        )}
      </div>
    </Popover>
  );
}
