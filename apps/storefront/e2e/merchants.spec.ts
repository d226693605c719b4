import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pressAt, tabTo, typeAt } from './keyboard.ts';
import { type Account, latestCode, newEmail, signInAsNewShopper } from './accounts.ts';
import { answers, apiOrigin, expect, test } from './shop.ts';

const main = (page: Page) => page.getByRole('main');
const licence = async () => ({
  name: 'licence.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8b890' } })
    .png()
    .toBuffer(),
});
/** A file that claims to be a picture, but is not. */
const lie = { name: 'licence.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') };

/** The platform's response to the newest application of an account. */
async function review({ api }: Account, verdict: 'approve' | 'refuse', form: Record<string, string> = {}) {
  const { items } = await api.onboarding.records({ page: 1, limit: 1 });
  const answer = await fetch(`${apiOrigin}/sandbox/applications/${items[0]?.id}/${verdict}`, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(form),
  });
  expect(await answer.json()).toMatchObject({ code: 200 });
}

const noViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

test('a merchant applies step by step, is refused with reasons, corrects them and is approved', async ({
  page,
}) => {
  const account = await signInAsNewShopper(page);
  const name = `Otto ${Date.now()}`;
  const email = newEmail();
  const entry = await (await page.request.get('/register/merchant')).text();
  expect(entry, 'the page for merchants leads here').toMatch(
    /<a [^>]*href="\/users\/merchant_settled"[^>]*>(?:(?!<\/a>).)*Apply now/s,
  );
  await page.goto('/users/merchant_settled');
  await expect(page.getByRole('heading', { level: 1, name: 'Apply to sell' })).toBeVisible();

  await answers(page);
  const step = (label: string) => page.getByRole('group', { name: label });
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(step('Company'), 'an incomplete step is not left').toBeVisible();
  await expect(page.getByLabel('Company or store name')).toBeFocused();
  await expect(page.getByLabel('Company or store name')).toHaveAccessibleDescription(
    'Please fill in the company name',
  );
  await expect(page.getByLabel('Business address')).toHaveAccessibleDescription('Please fill in the address');
  await page.getByLabel('Company or store name').fill(name);
  await page.getByLabel('Kind of store').selectOption({ index: 1 });
  const category = page.getByRole('combobox', { name: /What you sell/ });
  await category.fill('a');
  await page.getByRole('listbox', { name: 'What you sell' }).getByRole('option').first().click();
  await page.getByLabel('Business address').fill('14 Wilkes Street, London');
  await next.click();
  await expect(step('Contact')).toBeVisible();
  await page.getByLabel('Full name').fill('Otto Maes');
  await noViolations(page);

  // The entered values are restored after a reload, at the same step.
  await page.reload();
  await answers(page);
  await expect(page.getByText('What you entered on this device before is back.')).toBeVisible();
  await expect(step('Contact')).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Otto Maes');
  await page.getByLabel('Phone number').fill('7400 123456');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill(await latestCode(email));
  await next.click();

  await expect(step('Documents')).toBeVisible();
  const files = page.getByLabel(/Pictures of your licence/);
  await files.setInputFiles(lie);
  await expect(page.getByText('licence.png is none of JPEG, PNG').first()).toBeVisible();
  await files.setInputFiles(await licence());
  await expect(page.getByRole('button', { name: /Remove licence\.png|Remove/ }).first()).toBeVisible();
  await next.click();

  await expect(step('Agreement')).toBeVisible();
  await page.getByRole('link', { name: 'agreement for merchants' }).click();
  await expect(page.getByRole('dialog', { name: 'Agreement for merchants' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(main(page).getByText('Please check the user privacy agreement')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send application' }).dblclick();
  await expect(page).toHaveURL(/application_record/);
  const record = page.getByRole('region', { name });
  await expect(record.getByText('We review it within 15 working days')).toBeVisible();
  await expect(page.getByText('Your application was sent.')).toBeVisible();
  expect((await account.api.onboarding.records()).total, 'a double click applies once').toBe(1);

  await review(account, 'refuse', {
    reason: 'The licence cannot be read.',
    'field:qualificationPicture': 'The number is blurred.',
    'field:name': 'The licence names another company.',
  });
  await page.reload();
  await expect(record.getByText('The licence cannot be read.')).toBeVisible();
  await expect(record.getByText('Company or store name: The licence names another company.')).toBeVisible();
  await record.getByRole('link', { name: 'Change and send again' }).click();
  await answers(page);
  await expect(page.getByText('The licence names another company.')).toBeVisible();
  await expect(page.getByLabel('Company or store name')).toHaveValue(name);
  await page.getByLabel('Company or store name').fill(`${name} Ltd`);
  await next.click();
  await expect(page.getByLabel('Phone number')).toHaveValue(/7400 ?123456/);
  const second = newEmail();
  await page.getByRole('textbox', { name: 'Email' }).fill(second);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  await page.getByLabel('Verification code').fill('000000');
  await next.click();
  await expect(page.getByText('The number is blurred.')).toBeVisible();
  await next.click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByLabel('Verification code'), 'a refusal leads to its field').toBeFocused();
  await page.getByLabel('Verification code').fill(await latestCode(second));
  await next.click();
  await expect(step('Documents')).toBeVisible();
  await next.click();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page).toHaveURL(/application_record/);

  await review(account, 'approve');
  await page.reload();
  const approved = page.getByRole('region', { name: `${name} Ltd` });
  await expect(approved.getByRole('heading', { name: 'Approved' })).toBeVisible();
  await expect(approved.getByText('Your login for the merchants’ site is in your e-mail.')).toBeVisible();
  await expect(
    page.getByRole('region', { name, exact: true }).getByRole('link', { name: 'Change and send again' }),
  ).toBeVisible();
});

test('a merchant applies with the keyboard alone, in Spanish; the form has its styles before it is touched', async ({
  page,
  viewport,
}) => {
  await signInAsNewShopper(page);
  const name = `Taller ${Date.now()}`;
  const email = newEmail();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/es/users/merchant_settled');
  await expect(main(page).locator('input[type=file]').first()).toHaveCSS('position', 'absolute');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await pressAt(page, /^Continuar$/);
  await expect(page.getByRole('textbox', { name: /^Nombre de la empresa/ })).toHaveAccessibleDescription(
    'Escribe el nombre de la empresa',
  );
  await expect(page.getByRole('textbox', { name: /^Nombre de la empresa/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await typeAt(page, /^Nombre de la empresa o tienda/, name);
  await pressAt(page, /^Tipo de tienda/, 'ArrowDown');
  await typeAt(page, /^Qué vende/, 'a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeAt(page, /^Dirección del negocio/, 'Calle Mayor 3, Madrid');
  await pressAt(page, /^Continuar$/);
  await typeAt(page, /^Nombre completo/, 'Marta Gil');
  await typeAt(page, /^Número de teléfono/, '7400 123456');
  await typeAt(page, /^Correo/, email);
  await pressAt(page, /^Enviar código$/);
  const code = await latestCode(email);
  await typeAt(page, /^Código de verificación/, code);
  await pressAt(page, /^Continuar$/);
  // The wait starts here, because the browser has to know of it before the key is pressed.
  const choosing = page.waitForEvent('filechooser');
  await tabTo(page, /^(Elegir imágenes|Fotos de tu licencia)/);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(await licence());
  await expect(page.getByText('licence.png se ha subido')).toBeAttached();
  await pressAt(page, /^Continuar$/);
  await pressAt(page, /^He leído y acepto/, 'Space');
  await pressAt(page, /^Enviar solicitud$/);
  await expect(page.getByRole('region', { name })).toContainText('La revisaremos en un plazo de 15 días');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a merchant applies with one long form, in French; nobody corrects the application of another person', async ({
    page,
  }) => {
    await signInAsNewShopper(page);
    // The first applications belong to the demo shopper.
    for (const id of [1, 2, 3]) {
      const answer = await page.request.get(`/users/merchant_settled?from=${id}`);
      expect(answer.status(), `application ${id} of another person`).toBe(404);
    }
    const name = `Atelier ${Date.now()}`;
    const email = newEmail();
    await page.goto('/fr/users/merchant_settled');
    const form = main(page).locator('form[enctype]');
    await form.getByLabel('Nom de l’entreprise ou de la boutique').fill(name);
    await form.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(form.getByText('Veuillez', { exact: false }).first()).toBeVisible();
    await expect(form.getByLabel('Nom de l’entreprise ou de la boutique')).toHaveValue(name);

    for (const select of await form.getByRole('combobox').all())
      if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
    await form.getByLabel('Adresse de l’entreprise').fill('5 rue des Arts, Lyon');
    await form.getByLabel('Nom complet').fill('Odile Roux');
    await form.getByLabel('Numéro de téléphone').fill('06 12 34 56 78');
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('button', { name: 'Envoyer le code' }).click();
    await expect(page.getByText('Le code', { exact: false }).first()).toBeVisible();
    await expect(form.getByLabel('Nom complet')).toHaveValue('Odile Roux');

    await form.getByLabel('Code de vérification').fill(await latestCode(email));
    const files = form.locator('input[type=file]');
    await form.getByRole('checkbox').check();
    await files.setInputFiles(lie);
    await form.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(form.getByText('JPG', { exact: false }).first()).toBeVisible();
    await form.getByLabel('Code de vérification').fill(await latestCode(email));
    await form.getByRole('checkbox').check();
    await files.setInputFiles(await licence());
    await form.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page).toHaveURL(/\/fr\/users\/application_record/);
    await expect(page.getByRole('region', { name })).toContainText('sous 15 jours ouvrés');
  });
});
