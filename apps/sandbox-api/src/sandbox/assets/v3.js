// A stand-in for Stripe.js: the calls that shops use, registered as `loadStripe` of @stripe/stripe-js expects:
// https://github.com/stripe/stripe-js#readme. The card form runs in a frame of the sandbox, and all network access
// happens inside it, so that the shop's own Content-Security-Policy only needs script-src and frame-src for this
// origin.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let nextId = 1;

  /** Talks to one frame: posts a request, resolves with the response that has the same number. */
  class Frame {
    constructor(parameters) {
      this.handlers = new Map();
      this.pending = new Map();
      this.element = document.createElement('iframe');
      this.element.src = `${origin}/sandbox/stripe/element?${new URLSearchParams(parameters)}#${encodeURIComponent(location.origin)}`;
      this.element.title = 'Secure card payment input frame';
      this.element.setAttribute('allow', 'payment');
      this.ready = new Promise((resolve) => this.handlers.set('ready', [resolve]));
      this.listen = (event) => {
        if (event.origin !== origin || event.source !== this.element.contentWindow) return;
        const { type, id, detail } = event.data ?? {};
        if (type === 'answer') {
          this.pending.get(id)?.(detail);
          this.pending.delete(id);
        } else for (const handler of this.handlers.get(type) ?? []) handler(detail);
      };
      addEventListener('message', this.listen);
    }

    on(type, handler) {
      this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
    }

    async ask(type, detail) {
      await this.ready;
      const id = nextId++;
      return new Promise((resolve) => {
        this.pending.set(id, resolve);
        this.element.contentWindow.postMessage({ type, id, detail }, origin);
      });
    }

    remove() {
      removeEventListener('message', this.listen);
      this.element.remove();
    }
  }

  class PaymentElement {
    constructor(options) {
      this.options = options;
      this.handlers = new Map();
    }

    mount(target) {
      const host = typeof target === 'string' ? document.querySelector(target) : target;
      if (!host)
        throw new Error(
          `The selector you specified (${target}) applies to no DOM elements that are currently on the page.`,
        );
      this.unmount();
      const { appearance = {}, locale = 'en' } = this.options;
      const look = {
        theme: appearance.theme ?? 'stripe',
        variables: JSON.stringify(appearance.variables ?? {}),
        rules: JSON.stringify(appearance.rules ?? {}),
        locale,
      };
      this.frame = new Frame(look);
      const { style } = this.frame.element;
      style.width = '100%';
      style.height = '176px';
      style.border = '0';
      style.display = 'block';
      style.colorScheme = 'normal';
      this.frame.on('height', (height) => {
        style.height = `${height}px`;
      });
      for (const [type, list] of this.handlers) for (const handler of list) this.attach(type, handler);
      host.replaceChildren(this.frame.element);
    }

    attach(type, handler) {
      if (type === 'ready') this.frame.ready.then(() => handler({ elementType: 'payment' }));
      else this.frame.on(type, (detail) => handler({ elementType: 'payment', ...detail }));
    }

    on(type, handler) {
      this.handlers.set(type, [...(this.handlers.get(type) ?? []), handler]);
      if (this.frame) this.attach(type, handler);
      return this;
    }

    off(type) {
      this.handlers.delete(type);
      return this;
    }

    focus() {
      this.frame?.ask('focus');
    }

    update(options) {
      Object.assign(this.options, options);
    }

    unmount() {
      this.frame?.remove();
      this.frame = undefined;
    }

    destroy() {
      this.unmount();
      this.handlers.clear();
    }
  }

  class Elements {
    constructor(options) {
      this.options = options;
    }

    create(type, options = {}) {
      if (type !== 'payment') throw new Error(`The sandbox has a "payment" element only, not "${type}".`);
      this.payment = new PaymentElement({ ...this.options, ...options });
      return this.payment;
    }

    getElement(type) {
      return type === 'payment' ? (this.payment ?? null) : null;
    }

    update(options) {
      Object.assign(this.options, options);
      Object.assign(this.payment?.options ?? {}, options);
      this.payment?.frame?.ask('look', options.appearance ?? {});
    }

    /** Checks the form and shows missing input, before anything is sent. */
    async submit() {
      if (!this.payment?.frame) return { error: notMounted };
      return this.payment.frame.ask('submit');
    }
  }

  const notMounted = { type: 'validation_error', message: 'The payment element is not on the page.' };

  const withResult = (address, intent) => {
    const url = new URL(address, location.href);
    url.searchParams.set('payment_intent', intent.id);
    url.searchParams.set('payment_intent_client_secret', intent.client_secret);
    url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
    return url.href;
  };

  const forever = () => new Promise(() => {});

  /** The libraries that loaded this script, such as `stripe-js@10.2.1`. */
  const wrappers = [];

  window.Stripe = (publishableKey) => {
    if (!publishableKey)
      throw new Error('Please call Stripe() with your publishable key. You used an empty string.');
    return {
      _registerWrapper: ({ name, version }) => wrappers.push(`${name}@${version}`),
      elements: (options = {}) => new Elements(options),
      async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
        const frame = elements?.payment?.frame;
        if (!frame) return { error: notMounted };
        const returnUrl = new URL(confirmParams.return_url ?? location.href, location.href).href;
        const result = await frame.ask('confirm', {
          clientSecret: clientSecret ?? elements.options.clientSecret,
          returnUrl,
        });
        if (result.error) return result;
        const intent = result.paymentIntent;
        if (intent.next_action) {
          location.assign(intent.next_action.redirect_to_url.url);
          return forever();
        }
        if (redirect === 'if_required') return { paymentIntent: intent };
        location.assign(withResult(returnUrl, intent));
        return forever();
      },
      async retrievePaymentIntent(clientSecret) {
        const frame = new Frame({ hidden: '1' });
        frame.element.hidden = true;
        document.body.append(frame.element);
        const result = await frame.ask('retrieve', { clientSecret });
        frame.remove();
        return result;
      },
    };
  };
  // The release of Stripe.js that the installed @stripe/stripe-js expects; any other one causes a console warning.
  window.Stripe.version = 'endive';
  window.Stripe.wrappers = wrappers;
})();
