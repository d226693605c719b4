import type { Context, MiddlewareHandler } from 'hono';
import { csrf } from 'hono/csrf';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { splitLocalePath } from '@marketfront/i18n';
import { config } from '../app/services/config.server.ts';
import { accountPaths } from '../app/navigation/account-paths.ts';
import type { PublicRequest } from './public-request.ts';

/** Refuses forms from other sites: browsers state the origin of a post (OWASP ASVS 5.0, 3.5). */
export const sameOriginForms: MiddlewareHandler = csrf({
  origin: (origin, c) => origin === (c.env.publicRequest as PublicRequest).origin,
});

/** Pages with scripts and frames of a payment provider. */
const paymentPages: ReadonlySet<string> = new Set([
  accountPaths.cardPayment({ clientSecret: '', orderNo: '' }),
]);

const isPaymentPage = (c: Context) => paymentPages.has(splitLocalePath(c.req.path).path);
const onPaymentPages =
  (sources: readonly string[], otherwise = '') =>
  (c: Context) =>
    isPaymentPage(c) ? sources.join(' ') : otherwise;

/** Payment pages load nothing from analytics providers (PCI DSS 4.0, 6.4.3). */
const offPaymentPages = (sources: readonly string[]) => (c: Context) =>
  isPaymentPage(c) ? '' : [...new Set(sources)].join(' ');
const { thirdParty } = config;
const framesElsewhere = thirdParty.frame.length > 0 ? thirdParty.frame.join(' ') : "'none'";

const strictTransportSecurity = config.secureCookies && 'max-age=31536000; includeSubDomains';

const documentHeaders = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", NONCE, onPaymentPages(config.paymentOrigins), offPaymentPages(thirdParty.script)],
    styleSrc: ["'self'", NONCE],
    imgSrc: ["'self'", 'data:', 'blob:', ...new Set(config.imageOrigins), offPaymentPages(thirdParty.img)],
    // Videos and their captions have the same hosts as pictures.
    mediaSrc: ["'self'", ...new Set(config.imageOrigins)],
    fontSrc: ["'self'"],
    workerSrc: ["'self'", onPaymentPages(config.paymentOrigins)],
    connectSrc: ["'self'", onPaymentPages(config.paymentOrigins), offPaymentPages(thirdParty.connect)],
    frameSrc: [onPaymentPages(config.paymentOrigins, framesElsewhere)],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'", ...config.redirectOrigins],
    frameAncestors: ["'none'"],
    ...(config.collectsErrors && { reportTo: 'shop' }),
  },
  ...(config.collectsErrors && { reportingEndpoints: [{ name: 'shop', url: '/reports' }] }),
  // Wallets open windows of their own on payment pages
  // (https://docs.stripe.com/security/guide#content-security-policy). The other pages have the same policy; otherwise
  // Back from there would switch to another browsing context group, in which WebKit keeps the address of a page that
  // redirects.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  permissionsPolicy: { camera: false, microphone: false, geolocation: false },
  referrerPolicy: 'strict-origin-when-cross-origin',
  strictTransportSecurity,
  xFrameOptions: 'DENY',
} satisfies Parameters<typeof secureHeaders>[0];

/**
 * Headers of every response that a browser may show: Content-Security-Policy level 3 with a nonce per response for
 * inline code; nobody may frame the shop.
 */
export const securityHeaders: MiddlewareHandler = secureHeaders(documentHeaders);

/**
 * Headers of the scripts, style sheets and fonts of the build. Browsers apply the others to documents and workers only,
 * and many of these files are smaller than all headers (decision 060).
 */
export const fileSecurityHeaders: MiddlewareHandler = secureHeaders({
  strictTransportSecurity,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
