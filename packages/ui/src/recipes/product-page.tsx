import { Button } from '../primitives/button/button.tsx';
import { Gallery } from '../primitives/gallery/gallery.tsx';
import { IconCart, IconHeart, IconReturn, IconShield, IconTruck } from '../primitives/icon/icon.tsx';
import { Inline, Stack } from '../primitives/layout/layout.tsx';
import { Link } from '../primitives/link/link.tsx';
import { Price } from '../primitives/price/price.tsx';
import { QuantityStepper } from '../primitives/quantity-stepper/quantity-stepper.tsx';
import { Rating } from '../primitives/rating/rating.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { images } from '../primitives/gallery/gallery.fixtures.tsx';
import { photo } from '../testing/fixtures/index.ts';
import { ReviewItem, ReviewList } from '../commerce/review/review-item.tsx';
import { ReviewSummary } from '../commerce/review/review-summary.tsx';
import { SkuPicker } from '../commerce/sku-picker/sku-picker.tsx';
import { StoreCard } from '../commerce/store-card/store-card.tsx';
import { BuyBox, ProductLayout } from '../commerce/buy-box/buy-box.tsx';
import { ShopFrame } from './shop-frame.tsx';

export function ProductPage() {
  return (
    <ShopFrame>
      <Stack gap="xxl">
        <ProductLayout gallery={<Gallery images={images} />}>
          <BuyBox
            store={
              <Link href="#store" tone="quiet">
                Oleiro &amp; Filha
              </Link>
            }
            title="Round-Bellied Vase"
            facts={
              <>
                <Rating value={4.7} count={2044} href="#reviews" />
                <span>10000+ sold</span>
              </>
            }
            price={<Price amount="58.00" was="74.00" percent size="xl" />}
            actions={
              <>
                <Button size="lg" tone="neutral" iconStart={<IconCart />}>
                  Add to cart
                </Button>
                <Button size="lg" tone="accent">
                  Buy now
                </Button>
              </>
            }
            assurances={[
              { icon: <IconTruck />, title: 'Delivery 24–28 November', detail: '$4.90 to Vientiane' },
              { icon: <IconReturn />, title: 'Returns within 30 days' },
              {
                icon: <IconShield />,
                title: 'Buyer protection',
                detail: 'Your money back if it does not arrive.',
              },
            ]}
          >
            <SkuPicker
              attributes={[
                {
                  name: 'colour',
                  label: 'Colour',
                  values: [
                    { value: 'chalk', label: 'Chalk', image: photo('bellied-vase') },
                    { value: 'clay', label: 'Clay', image: photo('bellied-vase-clay') },
                    {
                      value: 'charcoal',
                      label: 'Charcoal',
                      image: photo('bellied-vase-charcoal'),
                      unavailable: true,
                    },
                  ],
                },
                {
                  name: 'size',
                  label: 'Size',
                  values: [
                    { value: 's', label: 'S' },
                    { value: 'm', label: 'M' },
                    { value: 'l', label: 'L', unavailable: true },
                  ],
                },
              ]}
              defaultSelected={{ colour: 'chalk', size: 'm' }}
            />
            <Inline gap="md">
              <QuantityStepper defaultValue={1} max={9} />
              <Button tone="quiet" iconStart={<IconHeart />}>
                Save
              </Button>
            </Inline>
          </BuyBox>
        </ProductLayout>
        <StoreCard
          name="Oleiro & Filha"
          href="#store"
          rating={4.8}
          followers={1280}
          selfOperated
          introduction="A potter and his daughter in Caldas da Rainha. He throws, she glazes, and the kiln is opened on Fridays."
          actions={<Button size="sm">Follow</Button>}
        />
        <Stack gap="lg">
          <Heading level={2}>Reviews</Heading>
          <ReviewSummary
            average={4.7}
            count={2044}
            histogram={[1600, 300, 90, 34, 20]}
            hrefFor={(stars) => `#stars-${stars}`}
          />
          <ReviewList>
            <ReviewItem
              author="Somchai P."
              rating={5}
              date="12 Nov 2026"
              variant="Chalk, M"
              verified
              text="Heavier than it looks, and the glaze is even all around. The opening is narrower than I thought."
              images={[photo('bellied-vase-group'), photo('bellied-vase-detail')]}
              reply={{ name: 'Oleiro & Filha', text: 'Thank you, Somchai. Enjoy it!' }}
            />
          </ReviewList>
        </Stack>
      </Stack>
    </ShopFrame>
  );
}
