// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import * as countryPicker from '../commerce/country-picker/index.ts';
import * as loginDialog from '../commerce/login-dialog/index.ts';
import * as ui from '../index.ts';
import { en as login } from '../messages/login/en.ts';
import GalleryViewer from '../primitives/gallery/gallery-viewer.tsx';
import * as icons from '../primitives/icon/icons.tsx';
import { describeConformance, type ConformanceOptions } from './conformance.tsx';
import { categories } from './fixtures/index.ts';

/** Components without their own element, or whose element does not take the caller's props, or parts of a toolbar. */
const exceptions = [
  'ConfirmProvider',
  'ImageProvider',
  'LinkProvider',
  'LiveRegion',
  'ToastProvider',
  'ToolbarButton',
  'ToolbarLink',
  'ToolbarSeparator',
  'ToolbarToggle',
  'ToolbarToggleGroup',
  'UiProvider',
] as const;

type Named<M> = { [K in keyof M & string]: K extends Capitalize<K> ? K : never }[keyof M & string];
type Icon = Exclude<Extract<Named<typeof ui>, `Icon${string}`>, 'IconButton' | 'IconButtonLink'>;
type ComponentName = Exclude<
  Named<typeof ui> | Named<typeof countryPicker> | Named<typeof loginDialog>,
  Icon | (typeof exceptions)[number]
>;
type Case = React.ReactElement | ({ element: React.ReactElement } & ConformanceOptions);

const noop = () => undefined;
const image = '/lamp.webp';
const frame = (element: React.ReactElement): Case => ({ element, root: 'frame' });
const loginForm = {
  mode: 'phonePassword',
  messages: login,
  modeHref: (mode: string) => `/login?mode=${mode}`,
  action: () => '/login',
  agreement: 'I agree',
} as const;
const events = [{ title: 'Paid', state: 'done' as const }];
const lines = [{ name: 'Lamp', image, price: '1.00', quantity: 1 }];

// An exported component that is missing here is a type error.
const cases: Record<ComponentName, Case> = {
  Accordion: <ui.Accordion items={[{ title: 'Delivery', content: 'Three days' }]} />,
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
  Avatar: <ui.Avatar name="Ana" />,
  AspectRatio: <ui.AspectRatio />,
  Badge: <ui.Badge>New</ui.Badge>,
  Banner: <ui.Banner>Offline</ui.Banner>,
  Box: <ui.Box padding="md" />,
  Breadcrumb: <ui.Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Lamps' }]} />,
  Button: <ui.Button>Buy</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/buy">Buy</ui.ButtonLink>,
  BulkActionBar: <ui.BulkActionBar label="Selected orders" count={2} total={9} onClear={noop} />,
  BuyBox: <ui.BuyBox title="Lamp" price="1" assurances={[{ icon: null, title: 'Returns' }]} />,
  Card: <ui.Card />,
  Calendar: <ui.Calendar label="Day of delivery" defaultValue="2026-11-18" />,
  Carousel: <ui.Carousel label="Offers" slides={['One', 'Two']} autoplay={5000} />,
  CartLine: <ui.CartLine href="/1" name="Lamp" image={image} price="1.00" subtotal="2.00" />,
  CartLink: <ui.CartLink href="/cart" count={2} />,
  CartMerchantGroup: (
    <ui.CartMerchantGroup name="Store" href="/store">
      Lines
    </ui.CartMerchantGroup>
  ),
  CategoryTile: <ui.CategoryTile href="/lamps" name="Lamps" image={image} />,
  Checkbox: frame(<ui.Checkbox error="Please agree">I agree</ui.Checkbox>),
  CheckoutHeader: <ui.CheckoutHeader homeHref="/" logo="Marketfront" />,
  CheckoutSection: <ui.CheckoutSection title="Address">Ana</ui.CheckoutSection>,
  CodeField: frame(<ui.CodeField label="Code" />),
  Combobox: frame(<ui.Combobox label="City" options={[{ value: 'vte', label: 'Vientiane' }]} />),
  CommandPalette: (
    <ui.CommandPalette label="Search" open commands={[{ value: 'home', label: 'Home', keys: ['H'] }]} />
  ),
  ConsentBanner: (
    <ui.ConsentBanner title="May we?" actions={<ui.Button>Yes</ui.Button>}>
      Only with your consent.
    </ui.ConsentBanner>
  ),
  Container: <ui.Container />,
  ContextMenu: (
    <ui.ContextMenu label="Lamp" items={[{ label: 'Edit' }]}>
      Lamp
    </ui.ContextMenu>
  ),
  CountBadge: <ui.CountBadge count={3} />,
  Countdown: <ui.Countdown until={90_000} now={0} />,
  CountryPicker: frame(<countryPicker.CountryPicker label="Country" name="country" />),
  CouponCard: <ui.CouponCard amount="5.00" title="Welcome" />,
  DatePicker: frame(<ui.DatePicker label="Delivery" name="day" defaultValue="2026-11-18" />),
  DateRangePicker: <ui.DateRangePicker legend="Ordered" />,
  DescriptionList: <ui.DescriptionList items={[{ term: 'Height', description: '4 cm' }]} />,
  Dialog: <ui.Dialog open title="Size guide" onClose={noop} />,
  Disclosure: <ui.Disclosure title="Delivery">Three days</ui.Disclosure>,
  Divider: <ui.Divider />,
  Drawer: <ui.Drawer open title="Filters" onClose={noop} />,
  DropdownMenu: (
    <ui.DropdownMenu trigger={<button type="button">Actions</button>} items={[{ label: 'Edit' }]} />
  ),
  EmptyState: <ui.EmptyState title="Nothing here" />,
  ErrorPanel: <ui.ErrorPanel kind="404" homeHref="/" />,
  ErrorSummary: <ui.ErrorSummary title="Two things" errors={[{ href: '#name', message: 'Name' }]} />,
  FavouriteButton: <ui.FavouriteButton name="Lamp" />,
  FacetMenu: <ui.FacetMenu label="Colour">Options</ui.FacetMenu>,
  FacetOptions: <ui.FacetOptions options={[{ href: '/red', label: 'Red', count: 3, color: '#cc0000' }]} />,
  Field: <ui.Field label="Name">{(control) => <input {...control} />}</ui.Field>,
  FileUpload: frame(
    <ui.FileUpload label="Licence" name="licence" onUpload={() => Promise.resolve({ url: '/a.pdf' })} />,
  ),
  FloatingWindow: <ui.FloatingWindow cart={{ href: '/cart', count: 2 }} />,
  Gallery: <ui.Gallery images={[{ src: image, alt: 'Lamp' }]} />,
  Grid: <ui.Grid />,
  HeaderAction: (
    <ui.HeaderAction href="/help" icon={<ui.IconInfo />}>
      Help
    </ui.HeaderAction>
  ),
  Heading: <ui.Heading level={2} />,
  HeroBanner: <ui.HeroBanner image={image} href="/sale" title="Sale" action="Shop" />,
  IconButton: <ui.IconButton aria-label="Close" icon={<ui.IconClose />} />,
  IconButtonLink: <ui.IconButtonLink href="/" aria-label="Home" icon={<ui.IconHome />} />,
  HoverCard: (
    <ui.HoverCard content="Two lamps">
      <a href="/cart">Cart</a>
    </ui.HoverCard>
  ),
  Image: <ui.Image src={image} alt="Lamp" width={100} height={100} />,
  Inline: <ui.Inline />,
  LanguageMenu: <ui.LanguageMenu items={[{ tag: 'en', name: 'English', href: '/en', current: true }]} />,
  Link: <ui.Link href="/">Home</ui.Link>,
  LoadingBar: <ui.LoadingBar active />,
  LoginDialog: <loginDialog.LoginDialog {...loginForm} open onClose={noop} />,
  LoginForm: <loginDialog.LoginForm {...loginForm} />,
  LoginPanel: <loginDialog.LoginPanel {...loginForm} />,
  Logo: <ui.Logo name="Marketfront" />,
  LogoMark: <ui.LogoMark />,
  MegaMenu: <ui.MegaMenu items={categories} allHref="/all" />,
  Menu: <ui.Menu trigger="Account" items={[{ href: '/orders', label: 'Orders' }]} />,
  MerchantApplicationForm: (
    <ui.MerchantApplicationForm
      categories={[{ value: 'lamps', label: 'Lamps' }]}
      upload={{ onUpload: () => Promise.resolve({ url: image }) }}
      code={{}}
      agreement="I agree"
    />
  ),
  Meter: <ui.Meter label="Stock" value={4} />,
  Notice: <ui.Notice onDismiss={noop}>Prices changed</ui.Notice>,
  NumberField: frame(<ui.NumberField label="Weight" name="weight" defaultValue={1.5} />),
  OrderCard: <ui.OrderCard orderNo="1" href="/order" lines={lines} total="1" />,
  OrderLines: <ui.OrderLines lines={lines} />,
  OrderStatusBadge: <ui.OrderStatusBadge label="Paid" />,
  OrderSummary: <ui.OrderSummary title="Sum" rows={[{ label: 'Items', amount: '1.00' }]} />,
  OrderTimeline: <ui.OrderTimeline events={events} />,
  Pagination: <ui.Pagination page={2} pageCount={9} hrefFor={String} jump={{ action: '/list' }} />,
  Panel: <ui.Panel />,
  ParcelTimeline: <ui.ParcelTimeline events={events} />,
  PasswordField: frame(<ui.PasswordField label="Password" autoComplete="new-password" strength={2} />),
  PaymentMethodPicker: (
    <ui.PaymentMethodPicker name="pay" legend="Pay by" methods={[{ value: 'card', label: 'Card' }]} />
  ),
  PhoneField: frame(<countryPicker.PhoneField name="phone" />),
  PointsSlider: frame(<ui.PointsSlider name="points" max={100} />),
  PointsSummary: (
    <ui.PointsSummary balance={3} records={[{ key: '1', date: '1 May', reason: 'Review', change: 3 }]} />
  ),
  Popover: <ui.Popover trigger="More">Words</ui.Popover>,
  Price: <ui.Price amount="19.90" was="29.90" percent />,
  PriceBreakdown: <ui.PriceBreakdown rows={[{ label: 'Items', amount: '1.00' }]} />,
  PriceHistogram: <ui.PriceHistogram bars={[{ count: 1 }, { count: 4 }]} />,
  PriceInput: frame(<ui.PriceInput label="Amount" name="amount" defaultValue="1.50" />),
  PriceRange: <ui.PriceRange action="/list" clearHref="/list" />,
  ProductCard: <ui.ProductCard href="/1" name="Lamp" image={{ src: image }} price="1.00" sold={3} />,
  ProductCardSkeleton: <ui.ProductCardSkeleton />,
  ProductGrid: <ui.ProductGrid>One</ui.ProductGrid>,
  ProductGridSkeleton: <ui.ProductGridSkeleton />,
  ProductLayout: <ui.ProductLayout gallery="Pictures">Words</ui.ProductLayout>,
  ProductRail: <ui.ProductRail title="Trending">One</ui.ProductRail>,
  ProfileCard: <ui.ProfileCard nickname="Ana" />,
  Progress: <ui.Progress label="Sending" value={4} />,
  Prose: <ui.Prose />,
  QrCode: <ui.QrCode value="https://example.com" title="Opens the store" />,
  QuantityStepper: <ui.QuantityStepper />,
  RadioGroup: <ui.RadioGroup name="ship" legend="Delivery" options={[{ value: 'a', label: 'A' }]} />,
  RangeSlider: <ui.RangeSlider legend="Price" />,
  Rating: <ui.Rating value={4.5} count={3} />,
  RatingInput: <ui.RatingInput name="stars" legend="Quality" />,
  RefundTimeline: <ui.RefundTimeline events={events} turn="you" deadline="1 May" />,
  ResendButton: <ui.ResendButton />,
  ResultPanel: <ui.ResultPanel state="paid" title="Thank you" />,
  ReviewForm: <ui.ReviewForm tags={[{ value: 'good', label: 'Good' }]} anonymous />,
  ReviewItem: <ui.ReviewItem author="Ana" rating={4} text="Good" images={[image]} verified />,
  ReviewList: <ui.ReviewList />,
  ReviewSummary: <ui.ReviewSummary average={4.5} count={3} histogram={[2, 1, 0, 0, 0]} />,
  ScrollArea: <ui.ScrollArea label="Terms">Long</ui.ScrollArea>,
  SearchBox: <ui.SearchBox action="/search" defaultValue="lamp" />,
  SectionHeader: <ui.SectionHeader title="Trending" href="/all" hrefLabel="All" />,
  SegmentedControl: <ui.SegmentedControl legend="View" options={[{ value: 'grid', label: 'Grid' }]} />,
  Select: frame(<ui.Select label="Sort" options={[{ value: 'new', label: 'Newest' }]} />),
  ServiceEntry: <ui.ServiceEntry phone="+1 555 010" />,
  SiteFooter: <ui.SiteFooter copyright="2026" />,
  SiteHeader: <ui.SiteHeader logo="Marketfront" homeHref="/" utility={[{ href: '/help', label: 'Help' }]} />,
  Skeleton: <ui.Skeleton lines={3} />,
  SkipLink: <ui.SkipLink />,
  SkuPicker: (
    <ui.SkuPicker attributes={[{ name: 'size', label: 'Size', values: [{ value: 's', label: 'S' }] }]} />
  ),
  Slider: frame(<ui.Slider label="Points" marks={[{ value: 0, label: 'None' }]} />),
  Spinner: <ui.Spinner />,
  Spread: <ui.Spread />,
  Stack: <ui.Stack />,
  Stars: <ui.Stars value={3} />,
  Steps: <ui.Steps items={[{ label: 'Cart', state: 'current' }]} />,
  StickyBuyBar: <ui.StickyBuyBar name="Lamp" price="1.00" after="buy" action="Buy" />,
  StoreCard: <ui.StoreCard name="Otto" href="/store" rating={4} followers={3} />,
  StoreHeader: <ui.StoreHeader name="Otto" ratings={{ item: { value: 4, mean: 3 } }} responseMinutes={90} />,
  StoreRatings: <ui.StoreRatings scores={{ item: { value: 4, mean: 3 } }} />,
  SummaryRows: <ui.SummaryRows rows={[{ label: 'Items', amount: '1.00' }]} />,
  Switch: frame(<ui.Switch error="No">Alerts</ui.Switch>),
  TabPanels: <ui.TabPanels label="Parts" items={[{ value: 'a', label: 'A', content: 'Words' }]} />,
  Table: (
    <ui.Table
      caption="Orders"
      columns={[{ key: 'no', header: 'No.', sortable: true, cell: ({ no }: { no: string }) => no }]}
      rows={[{ no: '1' }]}
      rowKey={({ no }) => no}
      defaultSelected={[]}
    />
  ),
  Tabs: <ui.Tabs label="Store" items={[{ href: '/', label: 'Home', count: 2 }]} />,
  Highlight: <ui.Highlight text="Teapot" term="tea" />,
  Kbd: <ui.Kbd>Esc</ui.Kbd>,
  Tree: <ui.Tree label="Categories" items={[{ id: 'a', label: 'Lamps' }]} />,
  TagsInput: frame(<ui.TagsInput label="Keywords" name="keywords" defaultValue={['silk']} />),
  Tag: (
    <ui.Tag name="lamps" onRemove={noop}>
      Lamps
    </ui.Tag>
  ),
  Text: <ui.Text />,
  TextArea: frame(<ui.TextArea label="Note" maxLength={150} />),
  TextField: frame(<ui.TextField label="Name" />),
  Theme: <ui.Theme theme="dark" />,
  ThemeToggle: <ui.ThemeToggle />,
  TimePicker: frame(<ui.TimePicker label="Pick-up" name="pickUp" defaultValue="14:30" />),
  Timeline: <ui.Timeline label="Return" items={[{ title: 'Asked', state: 'done' }]} />,
  ToggleGroup: <ui.ToggleGroup label="View" items={[{ value: 'grid', label: 'Grid' }]} />,
  Toolbar: (
    <ui.Toolbar label="Orders">
      <ui.ToolbarButton>Print</ui.ToolbarButton>
    </ui.Toolbar>
  ),
  Tooltip: (
    <ui.Tooltip text="More words">
      <button type="button">Help</button>
    </ui.Tooltip>
  ),
  TopBanner: <ui.TopBanner onClose={noop}>Free delivery</ui.TopBanner>,
  Upload: frame(
    <ui.Upload label="Pictures" name="pictures" onUpload={() => Promise.resolve({ url: image })} />,
  ),
  UserCenterLayout: (
    <ui.UserCenterLayout profile="Ana" menu={[]}>
      Orders
    </ui.UserCenterLayout>
  ),
  VisuallyHidden: <ui.VisuallyHidden />,
};

for (const [name, given] of Object.entries(cases)) {
  if ('element' in given) describeConformance(name, given.element, given);
  else describeConformance(name, given);
}
describeConformance('GalleryViewer', <GalleryViewer images={[{ src: image, alt: 'Lamp' }]} onClose={noop} />);
for (const [name, Icon] of Object.entries(icons)) describeConformance(name, <Icon />);

it('covers all exported components', () => {
  const covered = new Set<string>([...Object.keys(cases), ...exceptions]);
  const missing = Object.keys({ ...ui, ...countryPicker, ...loginDialog }).filter(
    (name) => /^[A-Z]/.test(name) && !name.startsWith('Icon') && !covered.has(name),
  );
  expect(missing).toEqual([]);
});
