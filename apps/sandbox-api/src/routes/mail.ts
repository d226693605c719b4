import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { unsubscribe } from '../domain/notifications/recipients.ts';
import { type Language, negotiateLanguage } from '../domain/shared/language.ts';
import { messageIn } from '../messages/index.ts';
import type { Services } from '../services.ts';

type Html = ReturnType<typeof html>;

/** A page without scripts and styles: it has to work in any viewer that a mail program opens. */
async function answer(context: Context, status: 200 | 404, content: (language: Language) => Html) {
  const language = negotiateLanguage(context.req.header('accept-language'));
  const title = messageIn(language, 'unsubscribe.title');
  context.header('Content-Security-Policy', "default-src 'none'; form-action 'self'; base-uri 'none'");
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.header('X-Robots-Tag', 'noindex');
  return context.html(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title}</title>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content(language)}
          </main>
        </body>
      </html>`,
    status,
  );
}

/** Stops mails: mail programs post to the address by themselves (RFC 8058), people press the button on its page. */
export function mailRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Hono {
  const app = new Hono();
  const path = '/unsubscribe/:address/:signature';
  app.get(path, (context) =>
    answer(
      context,
      200,
      (language) =>
        html`<form method="post">
          <p>${messageIn(language, 'unsubscribe.question')}</p>
          <button>${messageIn(language, 'unsubscribe.stop')}</button>
        </form>`,
    ),
  );
  app.post(path, async (context) => {
    const isDone = await unsubscribe(db, context.req.param(), clock.now());
    return answer(
      context,
      isDone ? 200 : 404,
      (language) =>
        html`<p role="status">${messageIn(language, isDone ? 'unsubscribe.done' : 'unsubscribe.unknown')}</p>`,
    );
  });
  return app;
}
