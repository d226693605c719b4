import {
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
  type Schemas,
} from '@marketfront/api-client';
import type { Db } from '../../db/client.ts';
import { refused } from '../shared/failure.ts';
import { readSiteConfig, type SiteConfig } from '../site/site-config.ts';

/** The site's switch of each method; null: the sandbox has no adapter for it. */
const switchOf = {
  stripe: 'stripeOpen',
  paypal: 'paypalOpen',
  balance: 'balanceOpen',
  cashOnDelivery: 'codOpen',
  wechat: null,
  upi: null,
} as const satisfies Record<PaymentMethod, keyof SiteConfig | null>;

type WithAdapter = {
  [Method in PaymentMethod]: (typeof switchOf)[Method] extends null ? never : Method;
}[PaymentMethod];
type IsDirect<Method extends PaymentMethod> = (typeof paymentMethods)[Method]['flow'] extends 'none'
  ? true
  : false;

/** Methods that are decided here at once. */
export type DirectMethod = { [M in WithAdapter]: IsDirect<M> extends true ? M : never }[WithAdapter];
/** Methods that an outside provider carries out. */
export type ProviderMethod = Exclude<WithAdapter, DirectMethod>;

const isOpen = (site: SiteConfig, method: PaymentMethod): boolean => {
  const key = switchOf[method];
  return key !== null && site[key];
};

/** The method, when the sandbox has an adapter for it and the site has switched it on. */
export async function assertPaymentMethodSupported(db: Db, method: PaymentMethod): Promise<WithAdapter> {
  if (!isOpen(await readSiteConfig(db), method)) {
    throw refused('payMethodUnsupported');
  }
  return method as WithAdapter;
}

export const isDirect = (method: WithAdapter): method is DirectMethod =>
  paymentMethods[method].flow === 'none';

/** The answer of getPayMethods: each switch of each method. */
export async function readSwitches(db: Db): Promise<Schemas['PayMethods']> {
  const site = await readSiteConfig(db);
  const switches = paymentMethodNames.flatMap((method) =>
    paymentMethods[method].switches.map((field) => [field, isOpen(site, method)]),
  );
  return Object.fromEntries(switches);
}
