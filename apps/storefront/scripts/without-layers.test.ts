import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { layersOf, withoutLayers } from './without-layers.ts';

const layers = ['marketfront.reset', 'marketfront.tokens', 'marketfront.primitives', 'marketfront.commerce'];
const flat = async (css: string) => String(await withoutLayers(parse(css), layers));

describe('a style sheet without layers', () => {
  it('has layers in the order of their first rules', () => {
    expect(
      layersOf(parse('@layer x;@layer b{a{color:red}}@layer a{a{color:red}}@layer b{i{color:red}}')),
    ).toEqual(['b', 'a']);
  });

  it('lets a simple selector win over a longer one of a layer below it, and what has no layer over both', async () => {
    expect(
      await flat(
        '@layer marketfront.primitives{.a .b:hover{color:red}}@layer marketfront.commerce{.c{color:blue}}.d{color:tan}',
      ),
    ).toBe('.a:not(#a#a) .b:hover{color:red}.c:not(#a#a#a){color:blue}.d:not(#a#a#a#a#a){color:tan}');
  });

  it('counts the same when another sheet has the layers below', async () => {
    expect(await flat('@layer marketfront.commerce{.c{color:blue}}')).toBe('.c:not(#a#a#a){color:blue}');
  });

  it('has no ids of its own', async () => {
    await expect(flat('#questions form{color:red}')).rejects.toThrow('[id=…]');
  });
});
