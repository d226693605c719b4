import type { Context } from 'hono';
import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

const pages = [
  ['/sandbox', 'Overview'],
  ['/sandbox/mailbox', 'Mailbox'],
  ['/sandbox/orders', 'Orders'],
  ['/sandbox/refunds', 'Refunds'],
  ['/sandbox/applications', 'Applications'],
  ['/sandbox/reviews', 'Reviews'],
  ['/sandbox/questions', 'Questions'],
  ['/sandbox/reports', 'Reports'],
  ['/sandbox/supply', 'Stock and prices'],
  ['/sandbox/faults', 'Faults'],
] as const;

/** Responds with a page of the sandbox. Scripts and styles come from its own files only. */
export async function renderPage(
  context: Context,
  title: string,
  content: Html,
  options: { isPublic?: boolean; notice?: string | undefined } = {},
): Promise<Response> {
  context.header(
    'Content-Security-Policy',
    "default-src 'self'; img-src 'self' data:; form-action *; base-uri 'none'; object-src 'none'",
  );
  context.header('Cache-Control', 'no-store');
  const current = context.req.path;
  const navigation = html`<nav aria-label="Sandbox">
    ${pages.map(
      ([path, name]) =>
        html`<a href="${path}" ${path === current ? html`aria-current="page"` : ''}>${name}</a>`,
    )}
  </nav>`;
  return context.html(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Marketfront sandbox</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/sandbox/assets/pages.css" />
        </head>
        <body class="${options.isPublic ? 'public' : 'operator'}">
          <header><strong>Marketfront</strong> <span>sandbox</span>${options.isPublic ? '' : navigation}</header>
          <main>
            <h1>${title}</h1>
            ${options.notice ? html`<p class="notice" role="status">${options.notice}</p>` : ''} ${content}
          </main>
        </body>
      </html>`,
  );
}
