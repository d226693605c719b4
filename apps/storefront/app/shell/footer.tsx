import { Logo, SiteFooter, Stack, Text } from '@marketfront/ui';
import { belowWindow } from '../../speed/browser/below-window.css.ts';
import { useMessages } from '../messages/index.ts';
import { accountPaths, paths, useRoot } from '../navigation/index.ts';
import { FooterMarks } from './footer-marks.tsx';
import { legal } from './footer.css.ts';
import type { ShellTerms, TopCategory } from './shell-data.server.ts';

interface ShopFooterProps {
  readonly categories: readonly TopCategory[];
  readonly terms: ShellTerms;
}

/** The links to everything else: the account, help, the operator of the shop, payment and delivery. */
export default function ShopFooter({ categories, terms }: ShopFooterProps) {
  const t = useMessages('site');
  const { site, shopper, year, merchantSite } = useRoot();
  return (
    <SiteFooter
      className={belowWindow}
      intro={
        <Stack gap="sm">
          <Logo name={site.name} src={site.logo ?? undefined} />
          <Text tone="muted">{t('site.footerIntro')}</Text>
        </Stack>
      }
      columns={[
        {
          title: t('site.footerShop'),
          links: [
            { href: paths.categories(), label: t('site.allCategories') },
            ...categories.slice(0, 6).map(({ id, name }) => ({ href: paths.categories(id), label: name })),
          ],
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
            { href: accountPaths.orders(), label: t('site.myOrders') },
            { href: paths.cart(), label: t('site.cart') },
            { href: paths.preferences(), label: t('site.region') },
            ...(shopper.signedIn ? [{ href: paths.logout(), label: t('site.signOut') }] : []),
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
            ...(terms.disputeLink ? [{ href: terms.disputeLink, label: t('site.disputes') }] : []),
            { href: paths.sitePlan(), label: t('site.sitemap') },
          ],
        },
      ]}
      copyright={
        <>
          <p>{t('site.copyright', { year: String(year), name: site.name })}</p>
          {terms.legal.length > 0 && <p className={legal}>{terms.legal.join(' · ')}</p>}
        </>
      }
      end={<FooterMarks methods={terms.methods} carriers={terms.carriers} />}
    />
  );
}
