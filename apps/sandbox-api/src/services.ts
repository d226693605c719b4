import type { Mailer } from './adapters/mailer.ts';
import type { PaypalGateway } from './adapters/paypal.ts';
import type { SocialProvider } from './adapters/social.ts';
import type { StripeGateway } from './adapters/stripe.ts';
import type { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { Clock } from './domain/shared/time.ts';
import type { RateLimits } from './rate-limits.ts';

/** The services of every request; tests replace some of them. */
export type Services = {
  db: Db;
  config: Config;
  clock: Clock;
  mailer: Mailer;
  stripe: StripeGateway;
  paypal: PaypalGateway;
  social: SocialProvider;
  rateLimits: RateLimits;
  background: Background;
};
