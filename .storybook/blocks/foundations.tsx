import * as icons from '@marketfront/ui/icon';
import { useState, type ComponentType } from 'react';
import type { IconProps } from '@marketfront/ui';
import { base } from '../../packages/ui/src/tokens/resolve.ts';
import { themes } from '../../packages/ui/src/tokens/resolve.ts';
import { Sized } from './sized.tsx';

const pixels = (css: string) =>
  css.endsWith('rem') ? `${Number.parseFloat(css) * 16} px` : css.replace('px', ' px');
/** `clamp(1.5rem, …, 1.875rem)` → 24 to 30 px */
function range(css: string) {
  const [, from, to] = /^clamp\(([^,]+),.*, *([^,)]+)\)$/.exec(css) ?? [];
  return from && to ? `${pixels(from).replace(' px', '')} to ${pixels(to)}` : pixels(css);
}

const roles: Record<string, string> = {
  micro: 'Counts in badges',
  xs: 'Legal lines, captions',
  sm: 'Facts, hints, table cells',
  ui: 'Buttons, fields, menus',
  md: 'Running text',
  lg: 'Titles of cards, lead paragraphs',
  xl: 'Titles of sections',
  xxl: 'Titles of pages',
  display: 'The first words of a home page',
};

export function TypeScale() {
  return (
    <ol className="sb-unstyled mfd mfd-scale">
      {Object.entries(base.fontSize).map(([name, size]) => (
        <li key={name}>
          <p className="mfd-scale-facts">
            <b>{name}</b>
            <code>--mf-font-size-{name}</code>
            <span>{range(size)}</span>
            <span>{roles[name]}</span>
          </p>
          <Sized className="mfd-scale-words" values={{ 'font-size': `var(--mf-font-size-${name})` }}>
            Many merchants, one cart
          </Sized>
        </li>
      ))}
    </ol>
  );
}

const said = [
  [
    'en',
    'English',
    'Things made well, by people you can name. Free delivery on orders over $50, and thirty days to change your mind.',
  ],
  ['zh-CN', '简体中文', '好物出自有名有姓的人之手。订单满 50 美元免运费，三十天内可随时退换。'],
  [
    'es',
    'Español',
    'Cosas bien hechas, por personas con nombre. Envío gratis desde 50 $ y treinta días para pensárselo.',
  ],
  [
    'fr',
    'Français',
    'Des choses bien faites, par des gens que l’on peut nommer. Livraison offerte dès 50 $ et trente jours pour changer d’avis.',
  ],
  ['th', 'ไทย', 'ของดีที่ทำโดยคนที่คุณรู้จักชื่อ จัดส่งฟรีเมื่อสั่งซื้อครบ 50 ดอลลาร์ และเปลี่ยนใจได้ภายในสามสิบวัน'],
  ['lo', 'ລາວ', 'ເຄື່ອງດີທີ່ເຮັດໂດຍຄົນທີ່ທ່ານຮູ້ຈັກຊື່ ສົ່ງຟຣີເມື່ອສັ່ງຊື້ຄົບ 50 ໂດລາ ແລະ ປ່ຽນໃຈໄດ້ພາຍໃນສາມສິບວັນ'],
] as const;

const faces: Record<string, string> = {
  th: 'Noto Sans Thai. Line heights 1.4, 1.55 and 1.75: marks stand above and below.',
  lo: 'Noto Sans Lao. Line heights 1.4, 1.55 and 1.75: marks stand above and below.',
  'zh-CN': 'The system’s Chinese face. Line heights 1.3, 1.45 and 1.7; letters are never spaced out.',
};

export function Languages() {
  return (
    <div className="sb-unstyled mfd mfd-cards">
      {said.map(([lang, name, text]) => (
        <figure key={lang} className="mfd-card">
          <figcaption>
            <b lang={lang}>{name}</b>
            <code>lang=&quot;{lang}&quot;</code>
          </figcaption>
          <p lang={lang} className="mfd-specimen">
            {text}
          </p>
          <small>{faces[lang] ?? 'Instrument Sans. Line heights 1.15, 1.35 and 1.55.'}</small>
        </figure>
      ))}
    </div>
  );
}

export function Weights() {
  return (
    <div className="sb-unstyled mfd mfd-cards" data-columns="3">
      {Object.entries(base.fontWeight).map(([name, weight]) => (
        <div key={name} className="mfd-card">
          <Sized className="mfd-weight" values={{ 'font-weight': weight }}>
            Aa 0123
          </Sized>
          <b>{name}</b>
          <code>--mf-font-weight-{name}</code>
          <small>{weight}</small>
        </div>
      ))}
    </div>
  );
}

export function Spaces() {
  return (
    <ol className="sb-unstyled mfd mfd-spaces">
      {Object.entries(base.space).map(([name, size]) => (
        <li key={name}>
          <b>{name}</b>
          <code>--mf-space-{name}</code>
          <span>{range(size)}</span>
          <Sized className="mfd-bar" values={{ 'inline-size': `var(--mf-space-${name})` }} />
        </li>
      ))}
    </ol>
  );
}

export function Radii() {
  return (
    <div className="sb-unstyled mfd mfd-cards" data-columns="3">
      {Object.entries(base.radius).map(([name, size]) => (
        <div key={name} className="mfd-card">
          <Sized className="mfd-corner" values={{ 'border-radius': `var(--mf-radius-${name})` }} />
          <b>{name}</b>
          <code>--mf-radius-{name}</code>
          <small>{name === 'full' ? 'Round ends' : range(size)}</small>
        </div>
      ))}
    </div>
  );
}

export function Shadows() {
  return (
    <div className="sb-unstyled mfd mfd-cards" data-columns="3">
      {Object.keys(themes.light.shadow).map((name) => (
        <div key={name} className="mfd-card">
          <Sized className="mfd-shadow" values={{ 'box-shadow': `var(--mf-shadow-${name})` }} />
          <b>{name}</b>
          <code>--mf-shadow-{name}</code>
        </div>
      ))}
    </div>
  );
}

const all = Object.entries(icons).filter(([name]) => name.startsWith('Icon')) as [
  string,
  ComponentType<IconProps>,
][];
const wordsOf = (name: string) => name.replace('Icon', '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

export function IconSearch() {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState('');
  const found = all.filter(([name]) => wordsOf(name).toLowerCase().includes(query.trim().toLowerCase()));
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(name);
    setCopied(name);
  };
  return (
    <div className="sb-unstyled mfd">
      <label className="mfd-search">
        <span>Find an icon</span>
        <input
          type="search"
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          placeholder="heart, arrow, card …"
        />
        <output>{copied ? `${copied} is copied` : `${found.length} of ${all.length}`}</output>
      </label>
      <ul className="mfd-icons">
        {found.map(([name, Icon]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)} title={`Copy ${name}`}>
              <Icon size={24} />
              <span>{name.replace('Icon', '')}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No icon is called that. Draw it on the grid of 24 with lines of 1.5.</p>}
    </div>
  );
}

export function Motion() {
  const [away, setAway] = useState(false);
  return (
    <div className="sb-unstyled mfd mfd-motion" data-away={away}>
      <button type="button" className="mfd-button" onClick={() => setAway(!away)}>
        Move
      </button>
      {Object.entries(base.duration).map(([name, time]) => (
        <div key={name} className="mfd-lane">
          <p>
            <b>{name}</b> <code>--mf-duration-{name}</code> <span>{time}</span>
          </p>
          <Sized className="mfd-runner" values={{ 'transition-duration': `var(--mf-duration-${name})` }} />
        </div>
      ))}
    </div>
  );
}

export function Easing() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (base.easing.out.match(/[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${20 + x * 160} ${180 - y * 160}`;
  return (
    <figure className="sb-unstyled mfd mfd-curve">
      <svg viewBox="0 0 200 200" role="img" aria-label="Fast at first, slow at the end">
        <path className="mfd-axis" d="M20 20V180H180" />
        <path className="mfd-handle" d={`M${at(0, 0)}L${at(x1, y1)}M${at(1, 1)}L${at(x2, y2)}`} />
        <path className="mfd-line" d={`M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} />
      </svg>
      <figcaption>
        <b>out</b> <code>--mf-easing-out</code>
        <span>{base.easing.out}</span>
        <small>Things arrive quickly and settle. There is one curve, so that everything moves alike.</small>
      </figcaption>
    </figure>
  );
}
