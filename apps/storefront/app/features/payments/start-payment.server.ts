import type { PaymentStep } from '@marketfront/api-client';
import { withLocalePrefix } from '@marketfront/i18n';
import { redirectDocument } from 'react-router';
import { accountPaths } from '../../navigation/index.ts';
import { redirectToProvider } from '../../session/index.server.ts';
import type { Shop } from '../../http/index.server.ts';
import type { OfferedMethod } from './payment-methods.ts';

/**
 * Starts a payment and redirects to its next step (spec §4). With the idempotency key, a repeat is the same payment.
 */
export async function startPayment(shop: Shop, orderNo: string, method: OfferedMethod): Promise<Response> {
  const step = await shop.api.payments.pay(
    { orderNo, paymentMethod: method },
    { idempotencyKey: `pay-${orderNo}-${method}` },
  );
  return toPaymentStep(shop, orderNo, step);
}

function toPaymentStep(shop: Shop, orderNo: string, step: PaymentStep): Response {
  const toProvider = step.kind === 'redirect' ? redirectToProvider(shop, step.url) : undefined;
  if (toProvider) return toProvider;
  if (step.kind === 'card') {
    const path = accountPaths.cardPayment({ clientSecret: step.clientSecret, orderNo });
    // Loaded as a new document: only that page's policy allows the provider's script.
    return redirectDocument(withLocalePrefix(shop.locale.code, path), 303);
  }
  return shop.redirect(accountPaths.paymentResult(orderNo), 303);
}
