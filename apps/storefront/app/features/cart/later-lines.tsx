import { cartLineProps } from '@marketfront/api-client/ui';
import { CartLine, CartMerchantGroup, Text } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { newIdempotencyKey } from '../../forms/index.ts';
import { paths } from '../../navigation/index.ts';
import type { CartLineView } from './cart-view.server.ts';
import { IntentButton } from './intent-button.tsx';
import { cartIntent } from './intents.ts';
import type { useCartChanges } from './use-cart-changes.ts';

interface LaterLinesProps {
  readonly lines: readonly CartLineView[];
  readonly changes: Pick<ReturnType<typeof useCartChanges>, 'send'>;
}

/** The items saved for later, with their current prices. */
export function LaterLines({ lines, changes }: LaterLinesProps) {
  const t = useMessages('cart');
  return (
    <CartMerchantGroup
      name={t('cart.savedForLater')}
      actions={
        <Text size="sm" tone="muted">
          {t('cart.laterHint')}
        </Text>
      }
    >
      {lines.map((line) => (
        <CartLine
          key={line.skuId}
          {...cartLineProps(line, paths)}
          invalid={line.valid ? undefined : t('cart.gone')}
          actions={
            <>
              {line.valid && (
                <LaterButton
                  intent={cartIntent('moveBack', line.productId, line.skuId, line.quantity)}
                  label={`${t('cart.moveToCart')}: ${line.name}`}
                  changes={changes}
                >
                  {t('cart.moveToCart')}
                </LaterButton>
              )}
              <LaterButton
                intent={cartIntent('dropLater', line.skuId)}
                label={t('cart.removeLine', { name: line.name })}
                changes={changes}
              >
                {t('cart.remove')}
              </LaterButton>
            </>
          }
        />
      ))}
    </CartMerchantGroup>
  );
}

interface LaterButtonProps extends Pick<LaterLinesProps, 'changes'> {
  readonly intent: string;
  readonly label: string;
  readonly children: string;
}

function LaterButton({ intent, label, changes, children }: LaterButtonProps) {
  return (
    <IntentButton
      intent={intent}
      removesLine
      aria-label={label}
      onSend={() => changes.send({ intent, idempotencyKey: newIdempotencyKey() })}
    >
      {children}
    </IntentButton>
  );
}
