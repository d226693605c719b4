import { directionOf } from '@marketfront/i18n';
import { formatPrice, formatRating } from '@marketfront/i18n/format';
import { en } from '../../messages/en.ts';
import type { GivenMessages } from '../../messages/ui-messages.ts';
import { formatMessage } from '../../provider/format-message.ts';
import type { Description, Driver } from './description.ts';

export interface KitOptions {
  /** The language of the page; English by default. */
  locale?: string | undefined;
  /** The messages of the page's `UiProvider`; the English ones by default. */
  messages?: GivenMessages | undefined;
  /** The currency of the page; `USD` by default. */
  currency?: string | undefined;
}

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
/** Names that start with this text: labels of required fields and of options with a price continue after it. */
const begins = (text: string | RegExp) =>
  typeof text === 'string' ? new RegExp(`^\\s*${escaped(text)}(?![\\p{L}\\p{N}])`, 'u') : text;
/** Names that contain this text. */
const holds = (text: string | RegExp) => (typeof text === 'string' ? new RegExp(escaped(text), 'i') : text);

/** Finds the components of `@marketfront/ui` by role and name, as users do. */
export class Kit<E> {
  readonly #driver: Driver<E>;
  readonly #options: KitOptions;

  constructor(driver: Driver<E>, options: KitOptions = {}) {
    this.#driver = driver;
    this.#options = options;
  }

  get #messages() {
    const { locale = 'en', messages = en } = this.#options;
    return { locale, dir: directionOf(locale), messages };
  }

  /** The same locators inside one element. */
  inside(element: E): Kit<E> {
    return new Kit(this.#driver.within(element), this.#options);
  }
  /** Any other element, by role and name. */
  one(description: Description): E {
    return this.#driver.one(description);
  }

  button({ name }: { name: string | RegExp }): E {
    return this.one({ role: 'button', name });
  }
  link({ name }: { name: string | RegExp }): E {
    return this.one({ role: 'link', name });
  }
  /** `Dialog`, `Drawer` and the dialog of `useConfirm()`. */
  dialog({ name }: { name?: string | RegExp } = {}): E {
    return this.one({ role: 'dialog', name });
  }
  /** `TextField`, `TextArea` and other text inputs. */
  field({ label }: { label: string | RegExp }): E {
    return this.one({ role: 'textbox', name: begins(label) });
  }
  /** `ProductCard`, by the name of the product. */
  productCard({ name }: { name: string | RegExp }): E {
    return this.one({ role: 'article', has: { role: 'link', name } });
  }
  /** `FavouriteButton`, by the name of the product. */
  favourite({ name }: { name: string }): E {
    return this.button({ name: formatMessage(this.#messages, 'favourite.add', { name }) });
  }
  /** `CartLine`, by the name of the product. */
  cartLine({ name }: { name: string | RegExp }): E {
    return this.one({ role: 'group', name });
  }
  /** `Price`, by its amount as a decimal string. */
  price({ amount }: { amount: string }): E {
    const { currency } = this.#options;
    return this.one({ text: formatPrice(this.#messages.locale, amount, { currency }) });
  }
  /** `Rating`, by its value. */
  rating({ value }: { value: number }): E {
    const formatted = formatRating(this.#messages.locale, value);
    const name = begins(formatMessage(this.#messages, 'rating.value', { value: formatted }));
    return this.one({ role: 'img', name });
  }
  /** One value of a `SkuPicker`: a radio button, even while it is unavailable. */
  skuOption({ attribute, value }: { attribute: string; value: string }): E {
    const group = this.#driver.one({ role: 'group', name: begins(attribute) });
    return this.#driver.within(group).one({ role: 'radio', name: begins(value) });
  }
  /** `QuantityStepper`: its input and its two buttons. */
  quantity({ label = formatMessage(this.#messages, 'quantity.label') }: { label?: string } = {}) {
    const driver = this.#driver.within(this.#driver.one({ role: 'group', name: label }));
    const messages = this.#messages;
    return {
      input: driver.one({ role: 'spinbutton' }),
      less: driver.one({ role: 'button', name: formatMessage(messages, 'quantity.decrease') }),
      more: driver.one({ role: 'button', name: formatMessage(messages, 'quantity.increase') }),
    };
  }
  /** `Pagination`: its navigation and its page links. */
  pagination() {
    const messages = this.#messages;
    const nav = this.#driver.one({ role: 'navigation', name: formatMessage(messages, 'pagination.label') });
    const link = (name: string) => this.#driver.within(nav).one({ role: 'link', name });
    return {
      nav,
      page: (page: number) => link(formatMessage(messages, 'pagination.page', { page })),
      next: () => link(formatMessage(messages, 'pagination.next')),
      previous: () => link(formatMessage(messages, 'pagination.previous')),
    };
  }
  /** `Combobox`: its input and its options. */
  combobox({ label }: { label: string | RegExp }) {
    const driver = this.#driver;
    const input = driver.one({ role: 'combobox', name: begins(label) });
    const option = (name: string | RegExp) => driver.find({ role: 'option', name: holds(name) });
    return {
      input,
      option,
      open: () => driver.press(input, 'ArrowDown'),
      search: (text: string) => driver.fill(input, text),
      choose: async (name: string) => {
        await driver.fill(input, name);
        await driver.click(await option(name));
      },
    };
  }
  /** `CountryPicker`: its native select, which is the form control, and the countries of its list. */
  countryPicker({ label }: { label: string | RegExp }) {
    const driver = this.#driver;
    const select = driver.one({ role: 'combobox', name: begins(label) });
    const box = { role: 'combobox', name: formatMessage(this.#messages, 'country.search') };
    const option = (name: string | RegExp) => driver.find({ role: 'option', name: holds(name) });
    const open = async () => {
      await driver.press(select, 'ArrowDown');
      // The list is loaded when the picker is focused.
      return driver.find(box);
    };
    const search = async (text: string) => driver.fill(await driver.find(box), text);
    return {
      select,
      option,
      /** Opens the list and returns its search input. */
      open,
      search,
      /** Opens the list, searches for a name or code and selects the country. */
      choose: async (country: string) => {
        const field = await open();
        await driver.fill(field, country);
        await driver.press(field, 'Enter');
      },
    };
  }
}
