import {
  type PaymentMethod,
  paymentMethodNames,
  paymentMethods,
  type Schemas,
} from '@marketfront/api-client';
import type { Db } from '../../db/client.ts';
import { refused } from '../shared/failure.ts';
import { readSiteConfig, type SiteConfig } from '../site/site-config.ts';

/** Whether the sandbox can carry out a method. */
const hasAdapter = {
  stripe: true,
  paypal: true,
  balance: true,
  cashOnDelivery: true,
  wechat: false,
  upi: false,
} as const satisfies Record<PaymentMethod, boolean>;

type WithAdapter = {
  [Method in PaymentMethod]: (typeof hasAdapter)[Method] extends true ? Method : never;
}[PaymentMethod];
type IsDirect<Method extends PaymentMethod> = (typeof paymentMethods)[Method]['flow'] extends 'none'
  ? true
  : false;

/** Methods that are decided here immediately. */
export type DirectMethod = { [M in WithAdapter]: IsDirect<M> extends true ? M : never }[WithAdapter];
/** Methods that an external provider carries out. */
export type ProviderMethod = Exclude<WithAdapter, DirectMethod>;

const isOpen = (site: SiteConfig, method: PaymentMethod): method is WithAdapter =>
  hasAdapter[method] && !site.closedPaymentMethods.includes(method);

/** Returns the method if the sandbox has an adapter for it and the site offers it. */
export async function assertPaymentMethodSupported(db: Db, method: PaymentMethod): Promise<WithAdapter> {
  if (!isOpen(await readSiteConfig(db), method)) throw refused('payMethodUnsupported');
  return method;
}

export const isDirect = (method: WithAdapter): method is DirectMethod =>
  paymentMethods[method].flow === 'none';

/** The data of getPayMethods: each switch of each method. */
export async function readSwitches(db: Db): Promise<Schemas['PayMethods']> {
  const site = await readSiteConfig(db);
  const switches = paymentMethodNames.flatMap((method) =>
    paymentMethods[method].switches.map((field) => [field, isOpen(site, method)]),
  );
  return Object.fromEntries(switches);
}
