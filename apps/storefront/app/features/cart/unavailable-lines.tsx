import { cartLineProps } from '@marketfront/api-client/ui';
import {
  ButtonLink,
  CartLine,
  CartMerchantGroup,
  Inline,
  Select,
  useFormatPrice,
  useToast,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import type { CartLineView, UnavailableLine } from './cart-view.server.ts';
import { IntentButton } from './intent-button.tsx';
import { cartIntent, choiceField } from './intents.ts';
import { RemoveButton } from './remove-button.tsx';
import type { useCartChanges } from './use-cart-changes.ts';

type Changes = Pick<ReturnType<typeof useCartChanges>, 'send'>;

interface UnavailableLinesProps {
  readonly lines: readonly UnavailableLine[];
  readonly changes: Changes;
  readonly onRemove: (line: CartLineView) => void;
}

/** Lines that cannot be ordered as they are. */
export function UnavailableLines({ lines, changes, onRemove }: UnavailableLinesProps) {
  const t = useMessages('cart');
  return (
    <CartMerchantGroup name={t('cart.unavailable')} actions={<ClearButton changes={changes} />}>
      {lines.map((line) => (
        <input
          key={`${line.id}${line.waiting ? ' waiting' : ''} field`}
          type="hidden"
          name={fieldOf(line)}
          value={line.id}
        />
      ))}
      {lines.map((line) => (
        <CartLine
          key={`${line.id}${line.waiting ? ' waiting' : ''}`}
          {...cartLineProps(line, paths)}
          variant={
            <Inline gap="xs">
              {line.variant}
              {line.choices.length > 0 && <OtherChoices line={line} />}
            </Inline>
          }
          invalid={t(line.waiting ? 'cart.waiting' : 'cart.soldOut')}
          actions={
            <>
              {line.choices.length > 0 && <ChooseAgainButton line={line} changes={changes} />}
              {line.hasPage && (
                <ButtonLink
                  tone="quiet"
                  size="sm"
                  href={paths.product(line.productId)}
                  aria-label={`${t('cart.similar')}: ${line.name}`}
                >
                  {t('cart.similar')}
                </ButtonLink>
              )}
              <RemoveButton line={line} onRemove={onRemove} />
            </>
          }
        />
      ))}
    </CartMerchantGroup>
  );
}

/** The name of the field that lists a line when all of them are removed. */
const fieldOf = ({ waiting }: UnavailableLine) => (waiting ? 'waiting' : 'unavailable');

function ClearButton({ changes }: { changes: Changes }) {
  const t = useMessages('cart');
  return (
    <IntentButton
      intent={cartIntent('clear')}
      onSend={(form) => {
        const fields = new FormData(form ?? undefined);
        const idsOf = (field: string) => fields.getAll(field).map(String);
        changes.send({
          intent: cartIntent('clear'),
          fields: { unavailable: idsOf('unavailable'), waiting: idsOf('waiting') },
        });
      }}
    >
      {t('cart.clearUnavailable')}
    </IntentButton>
  );
}

/** The variants that can be bought instead. */
function OtherChoices({ line }: { line: UnavailableLine }) {
  const t = useMessages('cart');
  const format = useFormatPrice();
  return (
    <Select
      name={choiceField(line)}
      label={t('cart.otherChoice', { name: line.name })}
      hideLabel
      options={[
        { value: '', label: t('cart.chooseOption') },
        ...line.choices.map(({ skuId, label, price }) => ({
          value: String(skuId),
          label: t('cart.option', { option: label, price: format(price) }),
        })),
      ]}
    />
  );
}

/** Changes the line to the chosen variant without leaving the cart. */
function ChooseAgainButton({ line, changes }: { line: UnavailableLine; changes: Changes }) {
  const t = useMessages('cart');
  const toast = useToast();
  const waiting = line.waiting ? ['waiting'] : [];
  const intent = cartIntent('choose', line.id, line.productId, line.quantity, ...waiting);
  return (
    <IntentButton
      intent={intent}
      onSend={(form) => {
        const chosen = new FormData(form ?? undefined).get(choiceField(line));
        if (!chosen) return toast({ tone: 'critical', message: t('cart.optionMissing') });
        changes.send({ intent, fields: { [choiceField(line)]: String(chosen) } });
      }}
    >
      {t('cart.chooseAgain')}
    </IntentButton>
  );
}
