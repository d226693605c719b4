import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { knownMessageText } from '@marketfront/api-client';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { mailboxMailer, refuseSms, smtpMailer } from './adapters/mailer.ts';
import { realPaypal, standInPaypal } from './adapters/paypal.ts';
import { closedSocial, standInSocial } from './adapters/social.ts';
import { realStripe } from './adapters/stripe.ts';
import { standInStripe } from './adapters/stripe-stand-in.ts';
import { Background } from './background.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import { systemClock } from './domain/shared/time.ts';
import { uploadLimits, uploadsFolder } from './domain/account/uploads.ts';
import { mediaRoutes } from './media/index.ts';
import { createRateLimits } from './rate-limits.ts';
import { apiRoutes, failureEnvelope } from './routes/api.ts';
import { healthRoutes } from './routes/health.ts';
import { mailRoutes } from './routes/mail.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { assertOwnHost } from './sandbox/access.ts';
import { FaultSwitch } from './sandbox/faults.ts';
import { sandboxRoutes } from './sandbox/index.ts';
import { paypalPages } from './sandbox/paypal-pages.ts';
import { socialPages } from './sandbox/social-pages.ts';
import { stripePages } from './sandbox/stripe-pages.ts';
import type { Services } from './services.ts';

type Parts = { db: Db; config: Config } & Partial<Omit<Services, 'db' | 'config'>>;

/** The external services: real ones if their keys are set, local ones otherwise. */
export function createServices({ db, config, ...given }: Parts): Services {
  const mailbox = mailboxMailer(db);
  return {
    db,
    config,
    clock: systemClock,
    mailer: config.smtpUrl
      ? smtpMailer(
          config.smtpUrl,
          'Marketfront <shop@marketfront.example>',
          config.standIns ? mailbox : refuseSms,
        )
      : mailbox,
    stripe: config.stripe ? realStripe(config.stripe) : standInStripe(db, config),
    paypal: config.paypal ? realPaypal(config.paypal) : standInPaypal(db, config),
    social: config.standIns ? standInSocial(db, config) : closedSocial,
    rateLimits: createRateLimits(config),
    background: new Background(),
    ...given,
  };
}

const uploadTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (context) =>
      context.json({ code: 400, message: knownMessageText('requestTooLarge'), data: null }),
  });
/** Other methods have no body, and only looking for one costs as much as a small response. */
const withBody = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Far above the largest cart; only pictures are larger. */
const body = limitBody(256 * 1024);
const uploadBody = limitBody(uploadLimits.bytes + 64 * 1024);

/** The whole sandbox as one Hono app. */
export function createApp(services: Services): Hono {
  const { config } = services;
  const app = new Hono();
  const faults = new FaultSwitch();

  // Headers are set before the response exists: to change them later, Hono would build the response a second time.
  app.use((context, next) => {
    context.header('X-Content-Type-Options', 'nosniff');
    return next();
  });
  // Sessions use a header, never a cookie, so pages of any origin may call the API; they may read nothing else.
  app.options('/api/*', cors({ origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], maxAge: 86_400 }));
  app.use('/api/*', (context, next) => {
    context.header('Access-Control-Allow-Origin', '*');
    context.header('Cache-Control', 'no-store');
    return next();
  });
  if (config.operator) app.use('/api/*', faults.middleware());
  app.on(withBody, '*', (context, next) =>
    (context.req.path.startsWith('/api/front/upload/') ? uploadBody : body)(context, next),
  );

  app.route('/', healthRoutes(services));
  app.route('/', apiRoutes(services));
  app.route('/webhooks', webhookRoutes(services));
  app.route('/mail', mailRoutes(services));
  app.route('/media', mediaRoutes(config));
  app.get('/uploads/:name', async (context) => {
    const name = basename(context.req.param('name'));
    const extension = name.split('.').at(-1) ?? '';
    const type = Object.hasOwn(uploadTypes, extension) ? uploadTypes[extension] : undefined;
    const bytes = type && (await readFile(join(uploadsFolder(config), name)).catch(() => undefined));
    if (!bytes) return context.json({ code: 404, message: knownMessageText('notFound'), data: null });
    context.header('Content-Type', type);
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
    context.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return context.body(bytes);
  });

  app.use('/sandbox/*', assertOwnHost(config));
  app.use('/sandbox', assertOwnHost(config));
  const { stripe, paypal, social } = services;
  if ('connect' in stripe) {
    const standIn = stripe as ReturnType<typeof standInStripe>;
    standIn.connect(async (body, signature) => {
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
      await app.request('/webhooks/stripe', { method: 'POST', body, headers });
    });
    app.route('/sandbox/stripe', stripePages(standIn, config));
  }
  if ('approve' in paypal) {
    app.route('/sandbox/paypal', paypalPages(paypal as ReturnType<typeof standInPaypal>));
  }
  if ('approve' in social) {
    app.route('/sandbox/social', socialPages(social as ReturnType<typeof standInSocial>, services));
  }
  if (config.operator) app.route('/sandbox', sandboxRoutes(services, faults));

  app.notFound((context) =>
    context.json({ code: 404, message: knownMessageText('notFound'), data: null }, 200),
  );
  app.onError((error, context) => context.json(failureEnvelope(error), 200));
  return app;
}
