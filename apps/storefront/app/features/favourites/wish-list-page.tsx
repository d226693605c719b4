import {
  Badge,
  Button,
  ButtonLink,
  Card,
  CartLine,
  Checkbox,
  Divider,
  EmptyState,
  Heading,
  IconHeart,
  Inline,
  Notice,
  Pagination,
  Stack,
  Tabs,
  Text,
  useFormatPrice,
} from '@marketfront/ui';
import { subtractMoney } from '@marketfront/api-client';
import { Fragment } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import {
  accountPaths,
  paths,
  usePath,
  type WishListFilter,
  wishListFilters,
} from '../../navigation/index.ts';
import type { WishListData, wishListAction } from './wish-list.server.ts';

const filterMessages = {
  all: 'wishlist.all',
  cheaper: 'wishlist.cheaper',
  available: 'wishlist.available',
  soldOut: 'wishlist.soldOut',
} as const satisfies Record<WishListFilter, string>;

/** The favourite products, marked if they became cheaper or sold out, with actions on one or several. */
export function WishListPage({ data }: { data: WishListData }) {
  const t = useMessages('wishlist');
  const path = usePath();
  const answer = useActionData<typeof wishListAction>();
  const { title, show, page, pageCount, products } = data;
  const here = accountPaths.wishList({ show, page });
  return (
    <Stack gap="lg">
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <Tabs
        label={t('wishlist.filters')}
        items={wishListFilters.map((name) => ({
          href: accountPaths.wishList({ show: name }),
          label: t(filterMessages[name]),
          current: name === show,
        }))}
      />
      {answer && !answer.ok && (
        <Notice tone="critical" role="alert">
          {answer.message}
        </Notice>
      )}
      {products.length === 0 ? (
        <EmptyState
          icon={<IconHeart size={32} />}
          title={t(show === 'all' ? 'wishlist.emptyTitle' : 'wishlist.noneFits')}
          description={t('wishlist.emptyText')}
          actions={
            show === 'all' ? (
              <ButtonLink href={paths.home()}>{t('wishlist.discover')}</ButtonLink>
            ) : (
              <ButtonLink href={accountPaths.wishList()}>{t('wishlist.showAll')}</ButtonLink>
            )
          }
        />
      ) : (
        <Form method="post" action={path(here)}>
          <Stack gap="md">
            <Inline gap="sm">
              <BulkButton intent="addToCart" label={t('wishlist.addChosen')} />
              <BulkButton intent="remove" label={t('wishlist.removeChosen')} />
            </Inline>
            <Card padding="none">
              <Stack gap="none">
                {products.map((product, index) => (
                  <Fragment key={product.id}>
                    {index > 0 && <Divider />}
                    <Row product={product} />
                  </Fragment>
                ))}
              </Stack>
            </Card>
          </Stack>
        </Form>
      )}
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(to: number) => accountPaths.wishList({ show, page: to })}
        />
      )}
    </Stack>
  );
}

function BulkButton({ intent, label }: { intent: 'addToCart' | 'remove'; label: string }) {
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      size="sm"
      name="intent"
      value={intent}
      loading={state !== 'idle' && formData?.get('intent') === intent}
    >
      {label}
    </Button>
  );
}

function Row({ product }: { product: WishListData['products'][number] }) {
  const t = useMessages('wishlist');
  const format = useFormatPrice();
  const { state, formData } = useNavigation();
  const { id, productId, name, image, price, was, soldOut } = product;
  const add = `addToCart:${id}:${productId}`;
  const remove = `remove:${id}:${productId}`;
  const sending = state === 'idle' ? null : formData?.get('intent');
  return (
    <CartLine
      href={paths.product(productId)}
      name={name}
      image={image?.url ?? ''}
      price={price}
      was={was ?? undefined}
      invalid={soldOut && <Badge>{t('wishlist.soldOutNow')}</Badge>}
      notice={
        was !== null && (
          <Text inline size="sm" tone="sale">
            {t('wishlist.dropped', { amount: format(subtractMoney(was, price)) })}
          </Text>
        )
      }
      select={
        <Checkbox name="chosen" value={`${id}:${productId}`} hideLabel>
          {t('wishlist.choose', { name })}
        </Checkbox>
      }
      actions={
        <>
          {soldOut ? (
            <ButtonLink
              size="sm"
              href={paths.product(productId)}
              aria-label={`${t('wishlist.see')}: ${name}`}
            >
              {t('wishlist.see')}
            </ButtonLink>
          ) : (
            <Button
              type="submit"
              size="sm"
              tone="primary"
              name="intent"
              value={add}
              loading={sending === add}
              aria-label={`${t('wishlist.addToCart')}: ${name}`}
            >
              {t('wishlist.addToCart')}
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            tone="quiet"
            name="intent"
            value={remove}
            loading={sending === remove}
            aria-label={`${t('wishlist.remove')}: ${name}`}
          >
            {t('wishlist.remove')}
          </Button>
        </>
      }
    />
  );
}
