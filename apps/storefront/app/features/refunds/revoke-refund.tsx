import { Button, ButtonLink, Notice, useConfirm } from '@marketfront/ui';
import { Form, useSubmit } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';

/** Withdraws a request after a confirmation: in a dialog, or on the page without script. */
export function RevokeButton({ refundNo }: { refundNo: string }) {
  const t = useMessages('refunds');
  const path = usePath();
  const confirm = useConfirm();
  const submit = useSubmit();
  const ask = async () => {
    const sure = await confirm({
      title: t('refunds.revokeTitle'),
      description: t('refunds.revokeText'),
      confirmLabel: t('refunds.revoke'),
      cancelLabel: t('refunds.keep'),
      tone: 'critical',
    });
    if (!sure) return;
    void submit(
      { intent: 'revoke', refundOrderNo: refundNo },
      { method: 'post', action: path(accountPaths.refund(refundNo)) },
    );
  };
  return (
    <ButtonLink
      href={accountPaths.refund(refundNo, { confirm: 'revoke' })}
      onClick={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {t('refunds.revoke')}
    </ButtonLink>
  );
}

/** The confirmation as part of the page. */
export function RevokeConfirmation({ refundNo }: { refundNo: string }) {
  const t = useMessages('refunds');
  const path = usePath();
  return (
    <Form method="post" action={path(accountPaths.refund(refundNo))}>
      <input type="hidden" name="refundOrderNo" value={refundNo} />
      <Notice
        tone="warning"
        title={t('refunds.revokeTitle')}
        actions={
          <>
            <Button type="submit" tone="primary" name="intent" value="revoke">
              {t('refunds.revoke')}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.refund(refundNo)}>
              {t('refunds.keep')}
            </ButtonLink>
          </>
        }
      >
        {t('refunds.revokeText')}
      </Notice>
    </Form>
  );
}
