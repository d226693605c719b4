// Runs inside the frame: the card form. Its input never reaches the shop's page.
const parameters = new URLSearchParams(location.search);
const shop = decodeURIComponent(location.hash.slice(1)) || '*';
const form = document.querySelector('form');
const fields = [...form.elements];

const words = {
  en: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'Security code',
    missing: 'This field is incomplete.',
  },
  zh: { number: '卡号', expiry: '有效期', cvc: '安全码', missing: '请填写完整。' },
  es: {
    number: 'Número de tarjeta',
    expiry: 'Fecha de caducidad',
    cvc: 'Código de seguridad',
    missing: 'Este campo está incompleto.',
  },
  fr: {
    number: 'Numéro de carte',
    expiry: "Date d'expiration",
    cvc: 'Code de sécurité',
    missing: 'Ce champ est incomplet.',
  },
  th: { number: 'หมายเลขบัตร', expiry: 'วันหมดอายุ', cvc: 'รหัสความปลอดภัย', missing: 'กรอกข้อมูลไม่ครบ' },
  lo: { number: 'ເລກບັດ', expiry: 'ວັນໝົດອາຍຸ', cvc: 'ລະຫັດຄວາມປອດໄພ', missing: 'ຂໍ້ມູນບໍ່ຄົບ' },
};
const language = (parameters.get('locale') ?? 'en').slice(0, 2);
const texts = words[language] ?? words.en;
document.documentElement.lang = words[language] ? language : 'en';
for (const label of document.querySelectorAll('[data-word]')) label.textContent = texts[label.dataset.word];

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

/** Applies those appearance rules that concern fields: `.Input:focus` → `{ outline: … }`. */
function applyRules(rules) {
  sheet.replaceSync('');
  for (const [selector, declarations] of Object.entries(rules)) {
    if (!selector.startsWith('.Input')) continue;
    const at = sheet.insertRule(`${selector.replace('.Input', 'input')} {}`, sheet.cssRules.length);
    Object.assign(sheet.cssRules[at].style, declarations);
  }
}

function look({ theme, variables = {}, rules = {} }) {
  applyRules(rules);
  if (theme) document.documentElement.dataset.theme = theme;
  for (const [name, value] of Object.entries(variables)) {
    document.documentElement.style.setProperty(`--${name}`, value);
  }
}
try {
  look({
    theme: parameters.get('theme'),
    variables: JSON.parse(parameters.get('variables') ?? '{}'),
    rules: JSON.parse(parameters.get('rules') ?? '{}'),
  });
} catch {
  // An appearance that is not JSON leaves the default look.
}

const tell = (type, detail, id) => parent.postMessage({ type, id, detail }, shop);

const formats = {
  number: (text) =>
    text
      .replace(/\D/g, '')
      .slice(0, 19)
      .replace(/(.{4})(?=.)/g, '$1 '),
  expiry: (text) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
  },
  cvc: (text) => text.replace(/\D/g, '').slice(0, 4),
};
const complete = {
  number: (text) => text.replace(/\D/g, '').length >= 13,
  expiry: (text) => text.replace(/\D/g, '').length === 4,
  cvc: (text) => text.length >= 3,
};

const isComplete = () => fields.every(({ name, value }) => complete[name](value));

function showError(name, message) {
  const field = form.elements[name];
  field.setAttribute('aria-invalid', message ? 'true' : 'false');
  document.getElementById(`${name}-error`).textContent = message;
  reportHeight();
}

function reportHeight() {
  tell('height', Math.ceil(document.documentElement.getBoundingClientRect().height));
}

form.addEventListener('input', ({ target }) => {
  const formatted = formats[target.name](target.value);
  if (formatted !== target.value) target.value = formatted;
  showError(target.name, '');
  tell('change', {
    complete: isComplete(),
    empty: fields.every(({ value }) => value === ''),
    value: { type: 'card' },
  });
});
form.addEventListener('submit', (event) => event.preventDefault());

function validate() {
  const wrong = fields.filter(({ name, value }) => !complete[name](value));
  for (const { name } of wrong) showError(name, texts.missing);
  wrong[0]?.focus();
  return wrong.length === 0
    ? {}
    : { error: { type: 'validation_error', code: 'incomplete', message: texts.missing } };
}

const fieldOf = { incorrect_number: 'number', expired_card: 'expiry', incorrect_cvc: 'cvc' };
const unreachable = {
  type: 'api_connection_error',
  message: 'The payment could not be sent. Please try again.',
};

async function confirm({ clientSecret, returnUrl }) {
  const checked = validate();
  if (checked.error) return checked;
  const card = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const response = await fetch('/sandbox/stripe/confirm', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, client_secret: clientSecret, return_url: returnUrl }),
  });
  const result = await response.json();
  const field = fieldOf[result.error?.code];
  if (field) showError(field, result.error.message);
  return result;
}

const tasks = {
  submit: validate,
  confirm,
  look,
  focus: () => fields[0].focus(),
  retrieve: async ({ clientSecret }) =>
    (await fetch(`/sandbox/stripe/intent?client_secret=${encodeURIComponent(clientSecret)}`)).json(),
};

addEventListener('message', async ({ source, data }) => {
  const task = tasks[data?.type];
  if (source !== parent || !task) return;
  const result = await Promise.resolve(task(data.detail ?? {})).catch(() => ({ error: unreachable }));
  tell('answer', result ?? {}, data.id);
});

new ResizeObserver(reportHeight).observe(document.body);
tell('ready');
