import { isRefundSettled, limits, type Refund, type RefundMessage } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import { Button, Heading, Notice, Stack, Text, TextArea, Upload } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath, useRoot } from '../../navigation/index.ts';
import * as styles from './conversation.css.ts';
import { RefundPictures } from './refund-pictures.tsx';
import { useRefundForm } from './use-refund-form.ts';
import { usePictureUpload } from '../../content/index.ts';

export interface ConversationProps {
  readonly refund: Refund;
  /** Oldest first. */
  readonly messages: readonly RefundMessage[];
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

/** The messages of shopper, store and marketplace about a refund, and a form for another message. */
export default function Conversation({ refund, messages, typed }: ConversationProps) {
  const t = useMessages('refunds');
  const written = messages.filter(({ author }) => author === 'you').length;
  return (
    <Stack gap="md" asChild>
      <section id="conversation" aria-labelledby="conversation-title">
        <Heading level={2} size="md" id="conversation-title">
          {t('refunds.messages')}
        </Heading>
        {messages.length === 0 && <Text tone="muted">{t('refunds.messagesNone')}</Text>}
        {messages.length > 0 && (
          <ol className={styles.list}>
            {messages.map((message) => (
              <Message key={message.id} message={message} storeName={refund.storeName} />
            ))}
          </ol>
        )}
        {isRefundSettled(refund.state) ? (
          <Text tone="muted">{t('refunds.messagesClosed')}</Text>
        ) : (
          <MessageForm refundNo={refund.refundNo} written={written} typed={typed} />
        )}
      </section>
    </Stack>
  );
}

function Message({ message, storeName }: { message: RefundMessage; storeName: string | null }) {
  const t = useMessages('refunds');
  const { locale, timeZone } = useRoot();
  const { author, text, pictures, createdAt } = message;
  const names = {
    you: t('refunds.by.you'),
    store: storeName ?? t('refunds.by.store'),
    marketplace: t('refunds.by.marketplace'),
  };
  return (
    <li data-author={author} className={styles.message}>
      <Text size="sm" tone="muted">
        <b>{names[author]}</b>
        {createdAt && (
          <>
            {' · '}
            <time dateTime={createdAt}>{formatDate(locale, createdAt, { style: 'dateTime', timeZone })}</time>
          </>
        )}
      </Text>
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      {pictures.length > 0 && <RefundPictures pictures={pictures} />}
    </li>
  );
}

interface MessageFormProps extends Pick<ConversationProps, 'typed'> {
  readonly refundNo: string;
  /** The number of messages that the shopper has written. */
  readonly written: number;
}

function MessageForm({ refundNo, written, typed: unsent }: MessageFormProps) {
  const t = useMessages('refunds');
  const path = usePath();
  const upload = usePictureUpload('refund');
  const { Form, ref, refused, sending, typed, errorAt } = useRefundForm(
    'message',
    unsent,
    `${refundNo}:${written}`,
  );
  return (
    <Form
      ref={ref}
      method="post"
      action={path(accountPaths.refund(refundNo))}
      encType="multipart/form-data"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="refundOrderNo" value={refundNo} />
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="idempotencyKey" value={`${refundNo}-${written}`} />
      <Stack gap="md">
        {refused && !refused.at && (
          <Notice tone="critical" role="alert">
            {refused.message}
          </Notice>
        )}
        {/* Sending a message clears the fields; the button keeps the focus. */}
        <TextArea
          key={`text${written}`}
          name="text"
          label={t('refunds.message')}
          rows={3}
          required
          maxLength={limits.refundMessage}
          defaultValue={typed.text}
          error={errorAt('text')}
        />
        <Upload
          key={`pictures${written}`}
          {...upload}
          label={t('refunds.messagePictures')}
          optional
          error={errorAt('pictures') ?? upload.error}
        />
        <div>
          <Button type="submit" loading={sending}>
            {t('refunds.sendMessage')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
