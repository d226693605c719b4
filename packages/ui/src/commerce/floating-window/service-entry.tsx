'use client';
import { clsx } from 'clsx';
import { forwardRef, type ReactNode } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { IconChat, IconHeadset, IconPhone } from '../../primitives/icon/icons.tsx';
import { Popover, type PopoverProps } from '../../primitives/popover/popover.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './floating-window.css.ts';

export interface ServiceEntryProps
  extends Omit<
    PopoverProps,
    'trigger' | 'asChild' | 'triggerLabel' | 'triggerClassName' | 'panelClassName' | 'children'
  > {
  /** The phone number of the hotline, for display and for dialling. */
  phone?: string | undefined;
  /** The chat: a web, message or mail link; the consumer chooses it by the service type. */
  chat?: { href: string; label: ReactNode } | undefined;
  /** A picture of the QR code. */
  qr?: ReactNode;
}

/** Customer service: phone, chat, QR code. */
export const ServiceEntry = forwardRef<HTMLDivElement, ServiceEntryProps>(function ServiceEntry(
  { phone, chat, qr, side = 'start', align = 'end', className, ...rest },
  ref,
) {
  const t = useMessages();
  return (
    <Popover
      ref={ref}
      {...rest}
      side={side}
      align={align}
      trigger={<IconHeadset size={24} />}
      triggerLabel={t('service.label')}
      triggerClassName={css.action}
      className={clsx(css.service, className)}
      panelClassName={css.panel}
    >
      <div className={css.serviceBody}>
        <div className={css.serviceTitle}>{t('service.label')}</div>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} data-part="phone" className={css.phone}>
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
          <div data-part="qr" className={css.qr}>
            {qr}
            {t('service.qr')}
          </div>
        )}
      </div>
    </Popover>
  );
});
