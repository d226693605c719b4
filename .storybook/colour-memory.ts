/** Remembers elements that passed the colour rules of axe, so that the same colours need not be checked again. */
import axe, { type AxeReporter } from 'axe-core';

/** The rules that depend on colours. The others cannot change with the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** An element that a colour rule has checked. */
interface Judged {
  rule: string;
  /** The contrast that the size of the text requires. */
  demanded: string;
  element: Element;
  /** The elements painted behind its text, from front to back. */
  behind: readonly Element[];
}

interface Dom {
  getTextElementStack(element: Element): readonly (readonly Element[])[];
}
const { getTextElementStack } = axe.commons.dom as unknown as Dom;

const isClear = (colour: string) => /^transparent$|, 0\)$|\/ 0\)$/.test(colour);
const isOpaque = (colour: string) => colour.startsWith('rgb(');

/** Creates the function that returns a key of all values that affect an element's result in the current palette. */
function createKeys() {
  const effects = new Map<Element, string>();
  /** The effects that change the colours of the element as a whole. */
  const effectsOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = effects.get(element);
    if (known !== undefined) return known;
    const { opacity, mixBlendMode } = getComputedStyle(element);
    const own = opacity === '1' && mixBlendMode === 'normal' ? '' : ` ${opacity} ${mixBlendMode}`;
    const all = effectsOf(element.parentElement) + own;
    effects.set(element, all);
    return all;
  };
  const layersOf = (behind: readonly Element[]) => {
    const layers: string[] = [];
    for (const element of behind) {
      const { backgroundColor } = getComputedStyle(element);
      const effect = effectsOf(element);
      if (!isClear(backgroundColor)) layers.push(backgroundColor + effect);
      if (isOpaque(backgroundColor) && effect === '') break;
    }
    return layers;
  };
  /** The text with which a link is compared; it begins at the nearest block. */
  const textAround = (element: Element | null): string => {
    if (element === null) return '';
    const { display, color, textDecoration, backgroundColor } = getComputedStyle(element);
    return `${display} ${color} ${textDecoration} ${backgroundColor}, ${textAround(element.parentElement)}`;
  };
  return ({ rule, demanded, element, behind }: Judged): string => {
    const { color, textShadow, webkitTextStroke } = getComputedStyle(element);
    const around = rule === 'color-contrast' ? demanded : textAround(element);
    return [rule, around, color + effectsOf(element), textShadow, webkitTextStroke, ...layersOf(behind)].join(
      '; ',
    );
  };
}

/** The keys of all passed checks on this page, in any story and palette. */
const passed = new Set<string>();
const countElements = () => document.body.getElementsByTagName('*').length;
let latest: { judged: readonly Judged[]; elements: number } | undefined;

/** Called before a story, because the elements of the previous one no longer exist. */
export const forgetElements = (): void => {
  latest = undefined;
};

/** The axe reporter that remembers results. */
export const rememberingReporter: AxeReporter = (results, options, resolve, reject) => {
  const keyOf = createKeys();
  const judged: Judged[] = [];
  for (const { id: rule, passes, incomplete, violations } of results)
    if (colourRules.includes(rule))
      for (const { node, any, result } of [...passes, ...incomplete, ...violations]) {
        if (!('element' in node)) continue;
        const { element } = node;
        const { expectedContrastRatio: demanded = '' } = (any[0]?.data ?? {}) as {
          expectedContrastRatio?: string;
        };
        const one = { rule, demanded, element, behind: getTextElementStack(element).flat() };
        judged.push(one);
        if (result === 'passed') passed.add(keyOf(one));
      }
  latest = { judged, elements: countElements() };
  axe.getReporter('v1')(results, options, resolve, reject);
};

/** Whether everything on the page has already passed the colour rules in the current palette. */
export function passedBefore(): boolean {
  if (latest === undefined || latest.elements !== countElements()) return false;
  const keyOf = createKeys();
  return latest.judged.every((one) => one.element.isConnected && passed.has(keyOf(one)));
}
