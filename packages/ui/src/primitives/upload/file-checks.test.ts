import { describe, expect, it } from 'vitest';
import { checkFiles, isAccepted, kindNames } from './file-checks.ts';

const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size });

it.each([
  ['image/*', file('a.png'), true],
  ['image/png', file('a.png'), true],
  ['image/jpeg, image/png', file('a.png'), true],
  ['.JPG', file('a.jpg', ''), true],
  ['image/jpeg', file('a.png'), false],
  ['image/*', file('a.pdf', 'application/pdf'), false],
  ['', file('a.pdf', 'application/pdf'), true],
])('%j accepts %j: %j', (accept, given, expected) => {
  expect(isAccepted(given, accept)).toBe(expected);
});

it('names the kinds of files', () => {
  expect(kindNames('image/jpeg,image/png,.webp, image/svg+xml')).toBe('JPEG, PNG, WEBP, SVG');
  expect(kindNames('image/*')).toBe('IMAGE');
});

describe('checkFiles', () => {
  const limits = { accept: 'image/*', maxBytes: 100, room: 2 };
  it('accepts valid files and reports the problem of each invalid one', () => {
    const files = [
      file('a.png'),
      file('b.pdf', 'application/pdf'),
      file('c.png', 'image/png', 101),
      file('d.png'),
    ];
    const { good, problems } = checkFiles(files, limits);
    expect(good.map(({ name }) => name)).toEqual(['a.png', 'd.png']);
    expect(problems).toEqual([
      { problem: 'wrongType', name: 'b.pdf' },
      { problem: 'tooLarge', name: 'c.png' },
    ]);
  });
  it('accepts the first files when there are too many', () => {
    const { good, problems } = checkFiles([file('a.png'), file('b.png'), file('c.png')], limits);
    expect(good).toHaveLength(2);
    expect(problems).toEqual([{ problem: 'tooMany', name: '' }]);
    expect(checkFiles([file('a.png')], { ...limits, room: 0 }).good).toEqual([]);
  });
});
