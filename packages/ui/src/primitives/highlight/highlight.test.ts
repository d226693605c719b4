import { expect, it } from 'vitest';
import { findTerm } from './highlight.tsx';

const marked = (text: string, term: string, locale = 'en') => {
  const found = findTerm(text, term, locale);
  return found && text.slice(...found);
};

it('finds what was typed without regard to case and accents', () => {
  expect(marked('Amber Table lamp', 'table')).toBe('Table');
  expect(marked('Écharpe en soie', 'echar', 'fr')).toBe('Échar');
  expect(marked('Amber', 'lamp')).toBeUndefined();
  expect(marked('Amber', '  ')).toBeUndefined();
});

it('finds words of languages without spaces, in whole characters', () => {
  expect(marked('红色真丝围巾', '围巾', 'zh-CN')).toBe('围巾');
  expect(marked('เสื้อผ้าไหม', 'ผ้า', 'th')).toBe('ผ้า');
  expect(marked('ເສື້ອຜ້າ', 'ຜ້າ', 'lo')).toBe('ຜ້າ');
});
