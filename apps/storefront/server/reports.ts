import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';
import { splitLocalePath } from '@marketfront/i18n';
import { clientNetwork, type ErrorSource } from '@marketfront/operations';
import { reportError } from '../app/services/log.server.ts';
import type { PublicRequest } from './public-request.ts';

/** A report is small; browsers send several policy violations at once. In bytes. */
const maxBytes = 32 * 1024;

/** The reports that are accepted per minute: from one network of clients, and from all. */
const ofClient = new RateLimiterMemory({ keyPrefix: 'reports', points: 20, duration: 60 });
const ofAll = new RateLimiterMemory({ keyPrefix: 'reports:all', points: 300, duration: 60 });

const text = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, length)),
  );

/** The report that `app/shell/report-errors.ts` sends. */
const browserError = v.object({
  id: v.pipe(v.string(), v.regex(/^b-\w{1,12}$/)),
  build: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  page: text(200),
  name: text(80),
  message: text(500),
  stack: v.optional(text(4000)),
});

/** Reporting API: https://www.w3.org/TR/CSP3/#reporting */
const violations = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.object({
        documentURL: text(500),
        effectiveDirective: text(60),
        blockedURL: v.nullish(text(500)),
        sourceFile: v.nullish(text(500)),
        lineNumber: v.nullish(v.number()),
      }),
    }),
  ),
  v.maxLength(20),
);

/** React's messages for a page that it could not hydrate from its HTML (https://react.dev/errors). */
const hydrationFailure = /Minified React error #(?:418|419|421|422|423|425)\b|hydrat/i;

/** The path without language; numbers become `:id`, so that similar pages count together and identify nobody. */
const pageOf = (pathname: string) => splitLocalePath(pathname).path.replaceAll(/\d+/g, ':id');

const urlOf = (address: string | null | undefined) =>
  address && URL.canParse(address) ? new URL(address) : undefined;

function reportBrowserError(given: v.InferOutput<typeof browserError>, readStack: (stack: string) => string) {
  const { id, build, page, name, message, stack } = given;
  const source: ErrorSource = hydrationFailure.test(message) ? 'hydration' : 'browser';
  const error = { name, message, stack: stack && readStack(stack) };
  reportError(error, { source, build, route: pageOf(page), id });
}

function reportViolation({ body }: v.InferOutput<typeof violations>[number]) {
  const { documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber } = body;
  // Addresses may contain typed text: the host is enough.
  const blocked = urlOf(blockedURL)?.host || urlOf(blockedURL)?.protocol || blockedURL;
  const place = urlOf(sourceFile)?.pathname;
  reportError(
    {
      name: 'ContentSecurityPolicyViolation',
      message: `${effectiveDirective} does not allow ${blocked}`,
      stack: place && `${place}:${lineNumber ?? 0}`,
    },
    { source: 'csp', route: pageOf(urlOf(documentURL)?.pathname ?? '') },
  );
}

async function isTooMuch(clientAddress: string): Promise<boolean> {
  const taken = [ofClient.consume(clientNetwork(clientAddress).own), ofAll.consume('all')];
  return (await Promise.allSettled(taken)).some(({ status }) => status === 'rejected');
}

const limitBody = bodyLimit({ maxSize: maxBytes, onError: (c) => c.body(null, 413) });

/**
 * Accepts reports of errors and of violations of the content security policy from browsers.
 * @param readStack converts positions in built scripts to our sources
 */
export const takeReports =
  (readPublicRequest: (c: Context) => PublicRequest, readStack: (stack: string) => string) =>
  async (c: Context): Promise<Response> => {
    if (c.req.header('Sec-Fetch-Site') === 'cross-site') return c.body(null, 403);
    if (await isTooMuch(readPublicRequest(c).clientAddress)) return c.body(null, 429);
    let answer: Response = c.body(null, 400);
    const refused = await limitBody(c, async () => {
      const given: unknown = await c.req.json().catch(() => undefined);
      const error = v.safeParse(browserError, given);
      const found = v.safeParse(violations, given);
      if (error.success) reportBrowserError(error.output, readStack);
      else if (found.success)
        for (const violation of found.output.filter(({ type }) => type === 'csp-violation'))
          reportViolation(violation);
      else return;
      answer = c.body(null, 204);
    });
    return refused instanceof Response ? refused : answer;
  };
