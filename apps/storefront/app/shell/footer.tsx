import { Logo, SiteFooter, Stack, Text } from '@marketfront/ui';
import { paths } from '../platform/paths.ts';
import { useRoot } from '../platform/root-data.ts';
import { useMessages } from '../messages/index.ts';
import type { TopCategory } from './shell-data.server.ts';

export function ShopFooter({ categories }: { categories: readonly TopCategory[] }) {
  const t = useMessages('site');
  const { site, shopper, year, merchantSite } = useRoot();
  return (
    <SiteFooter
      intro={
        <Stack gap="sm">
          <Logo name={site.name} src={site.logo ?? undefined} />
          <Text tone="muted">{t('site.footerIntro')}</Text>
        </Stack>
      }
      columns={[
        {
          title: t('site.footerShop'),
          links: categories.slice(0, 6).map(({ id, name }) => ({ href: paths.categories(id), label: name })),
        },
        {
          title: t('site.footerAccount'),
          links: [
            ...(shopper.signedIn
              ? []
              : [
                  { href: paths.login(), label: t('site.signIn') },
                  { href: paths.register(), label: t('site.register') },
                ]),
            { href: paths.orders(), label: t('site.myOrders') },
            { href: paths.cart(), label: t('site.cart') },
          ],
        },
        {
          title: t('site.footerMarket'),
          links: [
            { href: paths.storeStreet(), label: t('site.shopStreet') },
            { href: paths.search({ type: 'Store' }), label: t('site.findStores') },
            { href: paths.rankings(), label: t('site.rankings') },
            { href: paths.activities(), label: t('site.activities') },
            { href: paths.sell(), label: t('site.sell') },
            ...(merchantSite ? [{ href: merchantSite, label: t('site.merchantLogin') }] : []),
            { href: paths.feed(), label: t('site.feed') },
          ],
        },
        {
          title: t('site.footerHelp'),
          links: [
            { href: paths.help('contact'), label: t('site.service') },
            { href: paths.help('returns'), label: t('site.returns') },
            { href: paths.help('payment'), label: t('site.paymentAndDelivery') },
            { href: paths.help('cookies'), label: t('site.cookies') },
            { href: paths.privacyAgreement(), label: t('site.privacy') },
            { href: paths.sitePlan(), label: t('site.sitemap') },
          ],
        },
      ]}
      copyright={t('site.copyright', { year: String(year), name: site.name })}
    />
  );
}
