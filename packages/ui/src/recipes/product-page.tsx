import { Button } from '../primitives/button/button.tsx';
import { Gallery } from '../primitives/gallery/gallery.tsx';
import { IconCart, IconHeart, IconReturn, IconShield, IconTruck } from '../primitives/icon/icon.tsx';
import { Inline, Stack } from '../primitives/layout/layout.tsx';
import { Link } from '../primitives/link/link.tsx';
import { Price } from '../primitives/price/price.tsx';
import { QuantityStepper } from '../primitives/quantity-stepper/quantity-stepper.tsx';
import { Rating } from '../primitives/rating/rating.tsx';
import { Heading } from '../primitives/text/text.tsx';
import { drawing, type Drawing } from '../testing/fixtures/index.ts';
import { ReviewItem, ReviewList } from '../commerce/review/review-item.tsx';
import { ReviewSummary } from '../commerce/review/review-summary.tsx';
import { SkuPicker } from '../commerce/sku-picker/sku-picker.tsx';
import { StoreCard } from '../commerce/store-card/store-card.tsx';
import { BuyBox, ProductLayout } from '../commerce/buy-box/buy-box.tsx';
import { ShopFrame } from './shop-frame.tsx';

const pictures = (['headphones', 'lamp', 'vase', 'kettle'] as Drawing[]).map((name) => ({
  src: drawing(name),
  alt: `Headphones, view ${name}`,
}));

export function ProductPage() {
  return (
    <ShopFrame>
      <Stack gap="xxl">
        <ProductLayout gallery={<Gallery images={pictures} />}>
          <BuyBox
            store={
              <Link href="#store" tone="quiet">
                Otto Audio
              </Link>
            }
            title="Wireless studio headphones with adaptive noise cancelling"
            facts={
              <>
                <Rating value={4.7} count={2044} href="#reviews" />
                <span>10000+ sold</span>
              </>
            }
            price={<Price amount="149.90" was="199.90" percent size="xl" />}
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
                    { value: 'violet', label: 'Violet', image: drawing('headphones') },
                    { value: 'sand', label: 'Sand', image: drawing('lamp') },
                    { value: 'blue', label: 'Blue', image: drawing('vase'), unavailable: true },
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
              defaultSelected={{ colour: 'violet', size: 'm' }}
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
          name="Otto Audio"
          href="#store"
          rating={4.8}
          followers={1280}
          selfOperated
          introduction="Headphones and speakers, tuned by hand in Ghent since 2011."
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
              variant="Violet, M"
              verified
              text="Clear sound, comfortable for a whole working day. The case is smaller than I thought."
              images={[drawing('headphones'), drawing('kettle')]}
              reply={{ name: 'Otto Audio', text: 'Thank you, Somchai. Enjoy them!' }}
            />
          </ReviewList>
        </Stack>
      </Stack>
    </ShopFrame>
  );
}
