import { createTransport } from 'nodemailer';
import type { Db } from '../db/client.ts';
import { mailbox } from '../db/schema.ts';

export type Message = {
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  /** The address at which mail programs stop mails of this kind with a POST (RFC 2369, RFC 8058). */
  unsubscribe?: string | undefined;
};

/** Sends e-mails and text messages. */
export type Mailer = { send: (message: Message) => Promise<void> };

/** The local default: stores every message in a table that /sandbox/mailbox shows. */
export function mailboxMailer(db: Db): Mailer {
  return {
    send: async ({ channel, to, subject, text }) => {
      await db.insert(mailbox).values({ channel, to, subject, text });
    },
  };
}

/** Sends e-mails by SMTP; text messages go to `fallback`, since there is no provider for them. */
export function smtpMailer(url: string, from: string, fallback: Mailer): Mailer {
  const transport = createTransport(url);
  return {
    send: async (message) => {
      if (message.channel === 'sms') return fallback.send(message);
      const { to, subject, text, unsubscribe } = message;
      const headers = unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await transport.sendMail({ from, to, subject, text, ...(headers && { headers }) });
    },
  };
}

/** There is no provider for text messages: outside of a demo, sending one is an error. */
export const refuseSms: Mailer = {
  send: async ({ channel }) => {
    throw new Error(`No provider is set up that sends ${channel}`);
  },
};
