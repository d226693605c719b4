import '@marketfront/ui/styles';
import '@marketfront/ui/fonts/latin.css';
import { locales, localeOf, pseudoLocaleCode } from '@marketfront/i18n';
import { ConfirmProvider, LoadingBar, ToastProvider, UiProvider } from '@marketfront/ui';
import { type ReactNode, Suspense } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useNavigation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { AppLink } from './platform/app-link.tsx';
import { config } from './platform/config.server.ts';
import { cookies } from './platform/cookies.ts';
import { currentShopper } from './platform/current-shopper.server.ts';
import { useNonce } from './platform/nonce.ts';
import { serve, shopMiddleware } from './platform/shop.server.ts';
import { useBrowserDuties } from './platform/use-browser-duties.ts';
import { fontStyles } from './platform/fonts.ts';
import { imageLoader } from './platform/image-loader.ts';
import { uiMessages } from './messages/ui.ts';
import { RouteErrorPage } from './shell/error-page.tsx';
import { readFlash } from './platform/flash.server.ts';
import { type MessageArea, MessagesProvider } from './messages/index.ts';

export const middleware = [shopMiddleware];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function loader({ context }: Route.LoaderArgs) {
  return serve(context, async (shop) => {
    const [site, listed, shopper] = await Promise.all([
      shop.shared('site', 'site', (api) => api.site.site()).catch(() => undefined),
      shop.shared('site', 'languages', (api) => api.site.languages()).catch(() => []),
      currentShopper(shop),
    ]);
    // A server list may narrow the languages, never widen them; a shop without a list offers all.
    const offered = locales.filter(({ code, tag }) =>
      listed.some((row) => row.code === code || row.code === tag),
    );
    return {
      locale: shop.locale.code,
      languages: (offered.length > 0 ? offered : locales).map(({ code }) => code),
      merchantSite: config.merchantSite,
      theme: shop.cookie(cookies.theme) ?? null,
      timeZone: shop.timeZone,
      pseudo: config.pseudoLocale && shop.locale.code === 'en',
      year: new Date().getUTCFullYear(),
      site: {
        name: site?.name || 'Marketfront',
        logo: site?.logo ?? null,
        imageResizeParam: site?.imageResizeParam ?? null,
        showFictitiousSales: site?.showFictitiousSales ?? true,
      },
      shopper,
      flash: readFlash(shop),
    };
  });
}

/** The shell changes with the shopper's own acts, not with where they look. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
}: {
  formMethod?: string;
  currentUrl: URL;
  nextUrl: URL;
}) {
  const again = currentUrl.href === nextUrl.href;
  return (
    formMethod === 'POST' || again || currentUrl.pathname.split('/')[1] !== nextUrl.pathname.split('/')[1]
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const areas = useMatches().flatMap(
    ({ handle }) => (handle as { messages?: MessageArea[] } | undefined)?.messages ?? [],
  );
  const locale = localeOf(root?.locale);
  const fonts = fontStyles[locale.code];
  return (
    <html
      lang={locale.tag}
      dir={locale.dir}
      data-theme={root?.theme ?? undefined}
      data-locale={locale.code}
      data-messages={[...new Set(areas)].join(' ')}
      data-pseudo={root?.pseudo || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links nonce={nonce} />
        {fonts && <link rel="stylesheet" href={fonts} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Frame({
  data,
  children,
}: {
  data: Pick<Route.ComponentProps['loaderData'], 'locale' | 'pseudo' | 'site'>;
  children: ReactNode;
}) {
  const { dir } = localeOf(data.locale);
  return (
    <MessagesProvider locale={data.pseudo ? pseudoLocaleCode : data.locale}>
      <UiProvider
        locale={data.locale}
        dir={dir}
        messages={uiMessages(data.pseudo ? pseudoLocaleCode : data.locale, 'core')}
        link={AppLink}
        image={imageLoader(data.site.imageResizeParam)}
      >
        <ToastProvider>
          <ConfirmProvider>
            {/* The only boundary: a page whose words are on their way leaves the page before it standing. */}
            <Suspense>{children}</Suspense>
          </ConfirmProvider>
        </ToastProvider>
      </UiProvider>
    </MessagesProvider>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Duties flash={loaderData.flash} />
      <Outlet />
    </Frame>
  );
}

function Duties({ flash }: { flash: Route.ComponentProps['loaderData']['flash'] }) {
  useBrowserDuties(flash);
  return <LoadingBar active={useNavigation().state !== 'idle'} />;
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const locale = root?.locale ?? localeOf(params.locale).code;
  return (
    <Frame
      data={{
        locale,
        pseudo: root?.pseudo ?? false,
        site: root?.site ?? {
          name: 'Marketfront',
          logo: null,
          imageResizeParam: null,
          showFictitiousSales: true,
        },
      }}
    >
      <RouteErrorPage error={error} />
    </Frame>
  );
}
