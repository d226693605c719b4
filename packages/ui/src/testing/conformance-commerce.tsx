import * as countryPicker from '../commerce/country-picker/index.ts';
import * as loginDialog from '../commerce/login-dialog/index.ts';
import * as ui from '../index.ts';
import { en as login } from '../messages/login/en.ts';
import { categories } from './fixtures/index.ts';
import { type Case, frame, image, noop } from './conformance-case.ts';

const loginForm = {
  mode: 'phonePassword',
  messages: login,
  modeHref: (mode: string) => `/login?mode=${mode}`,
  action: () => '/login',
  agreement: 'I agree',
} as const;
const events = [{ title: 'Paid', state: 'done' as const }];
const lines = [{ name: 'Lamp', image, price: '1.00', quantity: 1 }];

/** An element of each component of `commerce/`. */
export const commerce = {
  AccountLink: <ui.AccountLink href="/user" label="Sign in" />,
  AddressCard: <ui.AddressCard name="Ana" lines={['Street 1']} radio={{ name: 'address', value: '1' }} />,
  AddressFormFields: <ui.AddressFormFields makeDefault />,
  ApplicationStatus: <ui.ApplicationStatus state="rejected" reasons={['Blurred']} events={events} />,
  AppliedFilters: (
    <ui.AppliedFilters
      label="Chosen filters"
      filters={[{ label: 'Red', removeHref: '/lamps' }]}
      clearHref="/lamps"
      clearLabel="Clear all"
    />
  ),
  AsideLayout: <ui.AsideLayout aside="Sum">Lines</ui.AsideLayout>,
  BuyBox: <ui.BuyBox title="Lamp" price="1" assurances={[{ icon: null, title: 'Returns' }]} />,
  CartLine: <ui.CartLine href="/1" name="Lamp" image={image} price="1.00" subtotal="2.00" />,
  CartLink: <ui.CartLink href="/cart" count={2} />,
  CartMerchantGroup: (
    <ui.CartMerchantGroup name="Store" href="/store">
      Lines
    </ui.CartMerchantGroup>
  ),
  CategoryTile: <ui.CategoryTile href="/lamps" name="Lamps" image={image} />,
  CheckoutHeader: <ui.CheckoutHeader homeHref="/" logo="Marketfront" />,
  CheckoutSection: <ui.CheckoutSection title="Address">Ana</ui.CheckoutSection>,
  ConsentBanner: (
    <ui.ConsentBanner title="May we?" actions={<ui.Button>Yes</ui.Button>}>
      Only with your consent.
    </ui.ConsentBanner>
  ),
  CountryPicker: frame(<countryPicker.CountryPicker label="Country" name="country" />),
  CouponCard: <ui.CouponCard amount="5.00" title="Welcome" />,
  ErrorPanel: <ui.ErrorPanel kind="404" homeHref="/" />,
  FavouriteButton: <ui.FavouriteButton name="Lamp" />,
  FacetMenu: <ui.FacetMenu label="Colour">Options</ui.FacetMenu>,
  FacetOptions: <ui.FacetOptions options={[{ href: '/red', label: 'Red', count: 3, color: '#cc0000' }]} />,
  FloatingWindow: <ui.FloatingWindow cart={{ href: '/cart', count: 2 }} />,
  HeaderAction: (
    <ui.HeaderAction href="/help" icon={<ui.IconInfo />}>
      Help
    </ui.HeaderAction>
  ),
  HeroBanner: <ui.HeroBanner image={image} href="/sale" title="Sale" action="Shop" />,
  LanguageMenu: <ui.LanguageMenu items={[{ tag: 'en', name: 'English', href: '/en', current: true }]} />,
  LoginDialog: <loginDialog.LoginDialog {...loginForm} open onClose={noop} />,
  LoginForm: <loginDialog.LoginForm {...loginForm} />,
  LoginPanel: <loginDialog.LoginPanel {...loginForm} />,
  Logo: <ui.Logo name="Marketfront" />,
  LogoMark: <ui.LogoMark />,
  MegaMenu: <ui.MegaMenu items={categories} allHref="/all" />,
  MerchantApplicationForm: (
    <ui.MerchantApplicationForm
      categories={[{ value: 'lamps', label: 'Lamps' }]}
      upload={{ onUpload: () => Promise.resolve({ url: image }) }}
      code={{}}
      agreement="I agree"
    />
  ),
  OrderCard: <ui.OrderCard orderNo="1" href="/order" lines={lines} total="1" />,
  OrderLines: <ui.OrderLines lines={lines} />,
  OrderStatusBadge: <ui.OrderStatusBadge label="Paid" />,
  OrderSummary: <ui.OrderSummary title="Sum" rows={[{ label: 'Items', amount: '1.00' }]} />,
  OrderTimeline: <ui.OrderTimeline events={events} />,
  ParcelTimeline: <ui.ParcelTimeline events={events} />,
  PaymentMethodPicker: (
    <ui.PaymentMethodPicker name="pay" legend="Pay by" methods={[{ value: 'card', label: 'Card' }]} />
  ),
  PhoneField: frame(<countryPicker.PhoneField name="phone" />),
  PointsSlider: frame(<ui.PointsSlider name="points" max={100} />),
  PointsSummary: (
    <ui.PointsSummary balance={3} records={[{ key: '1', date: '1 May', reason: 'Review', change: 3 }]} />
  ),
  PriceBreakdown: <ui.PriceBreakdown rows={[{ label: 'Items', amount: '1.00' }]} />,
  PriceHistogram: <ui.PriceHistogram bars={[{ count: 1 }, { count: 4 }]} />,
  ProductCard: <ui.ProductCard href="/1" name="Lamp" image={{ src: image }} price="1.00" sold={3} />,
  ProductCardSkeleton: <ui.ProductCardSkeleton />,
  ProductGrid: <ui.ProductGrid>One</ui.ProductGrid>,
  ProductGridSkeleton: <ui.ProductGridSkeleton />,
  ProductLayout: <ui.ProductLayout gallery="Pictures">Words</ui.ProductLayout>,
  ProductRail: <ui.ProductRail title="Trending">One</ui.ProductRail>,
  ProfileCard: <ui.ProfileCard nickname="Ana" />,
  RefundTimeline: <ui.RefundTimeline events={events} turn="you" deadline="1 May" />,
  ResultPanel: <ui.ResultPanel state="paid" title="Thank you" />,
  ReviewForm: <ui.ReviewForm tags={[{ value: 'good', label: 'Good' }]} anonymous />,
  ReviewItem: <ui.ReviewItem author="Ana" rating={4} text="Good" images={[image]} verified />,
  ReviewList: <ui.ReviewList />,
  ReviewSummary: <ui.ReviewSummary average={4.5} count={3} histogram={[2, 1, 0, 0, 0]} />,
  SearchBox: <ui.SearchBox action="/search" defaultValue="lamp" />,
  SectionHeader: <ui.SectionHeader title="Trending" href="/all" hrefLabel="All" />,
  ServiceEntry: <ui.ServiceEntry phone="+1 555 010" />,
  SiteFooter: <ui.SiteFooter copyright="2026" />,
  SiteHeader: <ui.SiteHeader logo="Marketfront" homeHref="/" utility={[{ href: '/help', label: 'Help' }]} />,
  SkuPicker: (
    <ui.SkuPicker attributes={[{ name: 'size', label: 'Size', values: [{ value: 's', label: 'S' }] }]} />
  ),
  StickyBuyBar: <ui.StickyBuyBar name="Lamp" price="1.00" after="buy" action="Buy" />,
  StoreCard: <ui.StoreCard name="Otto" href="/store" rating={4} followers={3} />,
  StoreHeader: <ui.StoreHeader name="Otto" ratings={{ item: { value: 4, mean: 3 } }} responseMinutes={90} />,
  StoreRatings: <ui.StoreRatings scores={{ item: { value: 4, mean: 3 } }} />,
  ThemeToggle: <ui.ThemeToggle />,
  TopBanner: <ui.TopBanner onClose={noop}>Free delivery</ui.TopBanner>,
  UserCenterLayout: (
    <ui.UserCenterLayout profile="Ana" menu={[]}>
      Orders
    </ui.UserCenterLayout>
  ),
} satisfies Record<string, Case>;
