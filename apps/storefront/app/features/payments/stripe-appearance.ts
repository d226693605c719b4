import { vars } from '@marketfront/ui/tokens';
import type { Appearance } from '@stripe/stripe-js';

const { color } = vars;

/** Stripe's variables and their tokens: https://docs.stripe.com/elements/appearance-api?platform=web#variables */
const colors = {
  colorPrimary: color.accent,
  colorBackground: color.surface,
  colorText: color.text,
  colorTextSecondary: color.textMuted,
  colorTextPlaceholder: color.textSubtle,
  colorDanger: color.critical,
  colorSuccess: color.success,
  colorWarning: color.warning,
} as const;

const lines = { line: color.control, focus: color.focus, ink: color.ink } as const;

/**
 * Makes Stripe's fields look like the shop's, in the theme of the page. Stripe's frame has no access to the shop's
 * variables, so they are resolved to colours and lengths.
 * @param host an element of the page in which the values are resolved
 */
export function stripeAppearance(host: HTMLElement): Appearance {
  const probe = host.appendChild(document.createElement('span'));
  const resolve = (property: string, value: string) => {
    probe.style.setProperty(property, value);
    return getComputedStyle(probe).getPropertyValue(property);
  };
  const colour = (value: string) => resolve('color', value);
  const variables = Object.fromEntries(Object.entries(colors).map(([name, value]) => [name, colour(value)]));
  const { line, focus, ink } = {
    line: colour(lines.line),
    focus: colour(lines.focus),
    ink: colour(lines.ink),
  };
  const appearance: Appearance = {
    theme: getComputedStyle(host).colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      ...variables,
      borderRadius: resolve('border-start-start-radius', vars.radius.sm),
      fontSizeBase: resolve('font-size', vars.fontSize.md),
      fontFamily: 'system-ui, sans-serif',
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '12px' },
      '.Input:hover': { borderColor: ink },
      '.Input:focus': {
        borderColor: ink,
        boxShadow: 'none',
        outline: `2px solid ${focus}`,
        outlineOffset: '1px',
      },
    },
  };
  probe.remove();
  return appearance;
}
