import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import fr from '../../messages/fr.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { PriceInput } from './price-input.tsx';

it('is a plain text input without script, in the language of the page', () => {
  const html = renderToString(
    <UiProvider locale="fr" messages={fr}>
      <PriceInput label="Montant" name="amount" defaultValue="12.5" />
    </UiProvider>,
  );
  const [input = ''] = /<input [^>]*>/.exec(html) ?? [];
  expect(input).toContain('name="amount"');
  expect(input).toContain('value="12,50"');
  expect(html).not.toContain('type="hidden"');
});
