import { Container, Heading, Link, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { PageBreadcrumb } from '../../seo/index.ts';
import * as css from './site-plan-page.css.ts';
import type { SitePlanData } from './site-plan.server.ts';

interface Group {
  readonly title: string;
  readonly href: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** The shop's pages by name. */
export function SitePlanPage({ plan: { title, categories, activities } }: { plan: SitePlanData }) {
  const t = useMessages('site');
  const catalog = useMessages('catalog');
  const groups: readonly Group[] = [
    ...categories.map(({ id, name, children }) => ({
      title: name,
      href: paths.categories(id),
      links: children.map((child) => ({ href: paths.categories(child.id), label: child.name })),
    })),
    {
      title: t('site.activities'),
      href: paths.activities(),
      links: activities.map(({ id, name }) => ({ href: paths.activity(id), label: name })),
    },
    {
      title: t('site.footerDiscover'),
      href: paths.home(),
      links: [
        { href: paths.rankings(), label: t('site.rankings') },
        { href: paths.storeStreet(), label: t('site.shopStreet') },
        { href: paths.help(), label: t('site.footerHelp') },
        { href: paths.privacyAgreement(), label: t('site.privacy') },
      ],
    },
  ];
  return (
    <Container>
      <Stack gap="lg">
        <PageBreadcrumb items={[{ href: paths.home(), label: catalog('catalog.home') }, { label: title }]} />
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <div className={css.groups}>
          {groups.map((group) => (
            <section key={group.href}>
              <Heading level={2} size="md">
                <Link href={group.href} className={css.link}>
                  {group.title}
                </Link>
              </Heading>
              <ul>
                {group.links.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href} className={css.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Stack>
    </Container>
  );
}
