import '@marketfront/ui/styles';
import '@marketfront/ui/styles/page';
import './page.css.ts';
import './brand.css.ts';
import '@marketfront/ui/fonts/latin.css';
import { localeOf, pseudoLocaleCode, withLocalePrefix } from '@marketfront/i18n';
import { ConfirmProvider, LoadingBar, SkipLink, ToastProvider, UiProvider } from '@marketfront/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import type { Route } from './+types/root';
import { loadRoot } from './features/site/index.server.ts';
import { inlineMessagesId } from './messages/inline.ts';
import { inlineMessages, MessagesProvider, setShownLocale } from './messages/index.ts';
import { uiMessages } from './messages/ui.ts';
import {
  AppLink,
  keepPage,
  paths,
  RevalidateProvider,
  RootContext,
  type RouteHandle,
  useFollowLinks,
  usePageBack,
  useRoot,
  useRootLoader,
} from './navigation/index.ts';
import { LayOutWhenScrolled } from '../speed/browser/below-window.tsx';
import { PageStyles, ScriptsAfterPaint, StylesAfterPaint } from '../speed/browser/after-paint.tsx';
import { dropPrefetchedAfterForms } from '../speed/browser/drop-prefetched.ts';
import type { Flash } from './session/index.server.ts';
import { fontStyles, serverText } from './browser/index.ts';
import { frameLoader, shopMiddleware } from './http/index.server.ts';
import { useNonce } from './http/index.ts';
import { useClientSideEffects } from './shell/use-client-side-effects.ts';
import { useLostPage } from './shell/use-lost-page.ts';
import { RouteErrorPage } from './shell/route-error-page.tsx';
import { EventsHost } from './events/index.ts';
import { PageForm } from './shell/page-form.tsx';
import { useImageLoaders } from './state/image-loaders.ts';
import { signInAgain } from './state/interrupted-form.ts';

export const middleware = [shopMiddleware];
export const clientMiddleware = [dropPrefetchedAfterForms, keepPage, signInAgain];

export const loader = frameLoader(loadRoot);

export { shouldRevalidateRoot as shouldRevalidate } from './shell/should-revalidate.ts';

/** Only the server writes the needs of a page into the HTML. */
const useHandles: () => readonly RouteHandle[] = import.meta.env.SSR
  ? () => useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle)
  : () => [];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootLoader();
  const nonce = useNonce();
  const handles = useHandles();
  const areas = handles.flatMap(({ messages }) => messages ?? []);
  const isComplete = handles.some(({ completeUi }) => completeUi);
  const locale = localeOf(root.locale);
  const fonts = fontStyles[locale.code];
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-theme={root.theme ?? undefined}
      data-collects-errors={root.collectsErrors || undefined}
      data-consent={root.events?.version}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Safari turns text that looks like a number into links, which React would not expect. */}
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={withLocalePrefix(locale.code, paths.manifest())} />
        <LayOutWhenScrolled nonce={nonce} />
        <Meta />
        <PageStyles nonce={nonce} />
        <StylesAfterPaint>
          <Links nonce={nonce} />
          {fonts && <link rel="stylesheet" href={fonts} />}
        </StylesAfterPaint>
      </head>
      <body>
        <RootContext value={root}>{children}</RootContext>
        <script
          id={inlineMessagesId}
          type="application/json"
          // The server's text stays unchanged: only the first page has one.
          suppressHydrationWarning
          dangerouslySetInnerHTML={
            import.meta.env.SSR
              ? {
                  __html: inlineMessages(
                    root.pseudo ? pseudoLocaleCode : root.locale,
                    [...new Set(areas)],
                    isComplete,
                  ),
                }
              : serverText
          }
        />
        <ScrollRestoration nonce={nonce} />
        <ScriptsAfterPaint nonce={nonce}>
          <Scripts nonce={nonce} />
        </ScriptsAfterPaint>
      </body>
    </html>
  );
}

/** Separate, so that another page renders nothing else here. */
function PageToasts({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ToastProvider page={pathname}>{children}</ToastProvider>;
}

function Frame({ children }: { children: ReactNode }) {
  const { locale, pseudo, site, timeZone } = useRoot();
  const messagesLocale = pseudo ? pseudoLocaleCode : locale;
  useEffect(() => setShownLocale(messagesLocale), [messagesLocale]);
  return (
    <MessagesProvider locale={messagesLocale} timeZone={timeZone}>
      <UiProvider
        locale={locale}
        dir={localeOf(locale).dir}
        currency={site.currency}
        messages={uiMessages(messagesLocale)}
        link={AppLink}
        {...useImageLoaders()}
      >
        <PageToasts>
          <ConfirmProvider>
            {/* The only boundary: while the messages of a page load, the previous page stays. */}
            <Suspense>
              <RevalidateProvider>{children}</RevalidateProvider>
            </Suspense>
          </ConfirmProvider>
        </PageToasts>
      </UiProvider>
    </MessagesProvider>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Frame>
      {loaderData.events?.question && <SkipLink href="#consent">{loaderData.events.question.skip}</SkipLink>}
      <ClientSideEffects flash={loaderData.flash} />
      <Outlet />
      {loaderData.events && <EventsHost events={loaderData.events} />}
      <PageForm />
    </Frame>
  );
}

function ClientSideEffects({ flash }: { flash: Flash | null }) {
  useClientSideEffects(flash);
  useFollowLinks();
  usePageBack();
  const isLost = useLostPage();
  return <LoadingBar active={useNavigation().state !== 'idle' && !isLost} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <RouteErrorPage error={error} />
    </Frame>
  );
}
