import { Logo, SiteFooter, Stack, Text } from '@marketfront/ui';
import { useRoot } from '../platform/use-root.ts';
import { useMessages } from '../messages/index.ts';
import type { TopCategory } from './header.tsx';

export function ShopFooter({ categories }: { categories: readonly TopCategory[] }) {
  const t = useMessages('shell');
  const { site, year } = useRoot();
  return (
    <SiteFooter
      intro={
        <Stack gap="sm">
          <Logo name={site.name} src={site.logo ?? undefined} />
          <Text tone="muted">{t('shell.footerIntro')}</Text>
        </Stack>
      }
      columns={[
        {
          title: t('shell.footerShop'),
          links: categories
            .slice(0, 6)
            .map(({ id, name }) => ({ href: `/categories?id=${id}`, label: name })),
        },
        {
          title: t('shell.footerAccount'),
          links: [
            { href: '/login', label: t('shell.signIn') },
            { href: '/register/user', label: t('shell.register') },
            { href: '/user_center/order/list', label: t('shell.myOrders') },
            { href: '/cart', label: t('shell.cart') },
          ],
        },
        {
          title: t('shell.footerMarket'),
          links: [
            { href: '/merchant/merchant_street', label: t('shell.shopStreet') },
            { href: '/goods/goods_search?type=Store', label: t('shell.findStores') },
            { href: '/middlewares/privacy_agreement', label: t('shell.privacy') },
          ],
        },
      ]}
      copyright={t('shell.copyright', { year: String(year), name: site.name })}
    />
  );
}
