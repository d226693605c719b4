import * as ui from '../index.ts';
import { type Case, frame, image, noop } from './conformance-case.ts';

/** An element of each component of `primitives/`. */
export const primitives = {
  Accordion: <ui.Accordion items={[{ title: 'Delivery', content: 'Three days' }]} />,
  Avatar: <ui.Avatar name="Ana" />,
  AspectRatio: <ui.AspectRatio />,
  Badge: <ui.Badge>New</ui.Badge>,
  Banner: <ui.Banner>Offline</ui.Banner>,
  Box: <ui.Box padding="md" />,
  Breadcrumb: <ui.Breadcrumb items={[{ href: '/', label: 'Home' }, { label: 'Lamps' }]} />,
  Button: <ui.Button>Buy</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/buy">Buy</ui.ButtonLink>,
  BulkActionBar: <ui.BulkActionBar label="Selected orders" count={2} total={9} onClear={noop} />,
  Card: <ui.Card />,
  Calendar: <ui.Calendar label="Day of delivery" defaultValue="2026-11-18" />,
  Carousel: <ui.Carousel label="Offers" slides={['One', 'Two']} autoplay={5000} />,
  Checkbox: frame(<ui.Checkbox error="Please agree">I agree</ui.Checkbox>),
  CodeField: frame(<ui.CodeField label="Code" />),
  Combobox: frame(<ui.Combobox label="City" options={[{ value: 'vte', label: 'Vientiane' }]} />),
  CommandPalette: (
    <ui.CommandPalette label="Search" open commands={[{ value: 'home', label: 'Home', keys: ['H'] }]} />
  ),
  Container: <ui.Container />,
  ContextMenu: (
    <ui.ContextMenu label="Lamp" items={[{ label: 'Edit' }]}>
      Lamp
    </ui.ContextMenu>
  ),
  CountBadge: <ui.CountBadge count={3} />,
  Countdown: <ui.Countdown until={90_000} now={0} />,
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
  ErrorSummary: <ui.ErrorSummary title="Two things" errors={[{ href: '#name', message: 'Name' }]} />,
  Field: <ui.Field label="Name">{(control) => <input {...control} />}</ui.Field>,
  FileUpload: frame(
    <ui.FileUpload label="Licence" name="licence" onUpload={() => Promise.resolve({ url: '/a.pdf' })} />,
  ),
  Gallery: <ui.Gallery images={[{ src: image, alt: 'Lamp' }]} />,
  Grid: <ui.Grid />,
  Heading: <ui.Heading level={2} />,
  IconButton: <ui.IconButton aria-label="Close" icon={<ui.IconClose />} />,
  IconButtonLink: <ui.IconButtonLink href="/" aria-label="Home" icon={<ui.IconHome />} />,
  HoverCard: (
    <ui.HoverCard content="Two lamps">
      <a href="/cart">Cart</a>
    </ui.HoverCard>
  ),
  Image: <ui.Image src={image} alt="Lamp" width={100} height={100} />,
  Inline: <ui.Inline />,
  Link: <ui.Link href="/">Home</ui.Link>,
  LoadingBar: <ui.LoadingBar active />,
  Menu: <ui.Menu trigger="Account" items={[{ href: '/orders', label: 'Orders' }]} />,
  Meter: <ui.Meter label="Stock" value={4} />,
  Notice: <ui.Notice onDismiss={noop}>Prices changed</ui.Notice>,
  NumberField: frame(<ui.NumberField label="Weight" name="weight" defaultValue={1.5} />),
  Pagination: <ui.Pagination page={2} pageCount={9} hrefFor={String} jump={{ action: '/list' }} />,
  Panel: <ui.Panel />,
  PasswordField: frame(<ui.PasswordField label="Password" autoComplete="new-password" strength={2} />),
  Popover: <ui.Popover trigger="More">Words</ui.Popover>,
  Price: <ui.Price amount="19.90" was="29.90" percent />,
  PriceInput: frame(<ui.PriceInput label="Amount" name="amount" defaultValue="1.50" />),
  PriceRange: <ui.PriceRange action="/list" clearHref="/list" />,
  Progress: <ui.Progress label="Sending" value={4} />,
  Prose: <ui.Prose />,
  QrCode: <ui.QrCode value="https://example.com" title="Opens the store" />,
  QuantityStepper: <ui.QuantityStepper />,
  RadioGroup: <ui.RadioGroup name="ship" legend="Delivery" options={[{ value: 'a', label: 'A' }]} />,
  RangeSlider: <ui.RangeSlider legend="Price" />,
  Rating: <ui.Rating value={4.5} count={3} />,
  RatingInput: <ui.RatingInput name="stars" legend="Quality" />,
  ResendButton: <ui.ResendButton />,
  ScrollArea: <ui.ScrollArea label="Terms">Long</ui.ScrollArea>,
  SegmentedControl: <ui.SegmentedControl legend="View" options={[{ value: 'grid', label: 'Grid' }]} />,
  Select: frame(<ui.Select label="Sort" options={[{ value: 'new', label: 'Newest' }]} />),
  Skeleton: <ui.Skeleton lines={3} />,
  SkipLink: <ui.SkipLink />,
  Slider: frame(<ui.Slider label="Points" marks={[{ value: 0, label: 'None' }]} />),
  Spinner: <ui.Spinner />,
  Spread: <ui.Spread />,
  Stack: <ui.Stack />,
  Stars: <ui.Stars value={3} />,
  Steps: <ui.Steps items={[{ label: 'Cart', state: 'current' }]} />,
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
  Upload: frame(
    <ui.Upload label="Pictures" name="pictures" onUpload={() => Promise.resolve({ url: image })} />,
  ),
  VisuallyHidden: <ui.VisuallyHidden />,
} satisfies Record<string, Case>;
