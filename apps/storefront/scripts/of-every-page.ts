import { AtRule, type Root, type Rule } from 'postcss';
import { prefixOfEveryPage } from '../chunks.ts';
import { classesOf } from './classes-of.ts';

/** Whether a rule has no classes, or only those of the parts of every page: it is in the HTML of every page. */
export const isOfEveryPage = ({ selectors }: Rule): boolean =>
  selectors.every((selector) => classesOf(selector).every((name) => name.startsWith(prefixOfEveryPage)));

const isKeyframe = ({ parent }: Rule) => parent instanceof AtRule && parent.name === 'keyframes';

/** Removes what is in the HTML of every page, the faces of fonts too, from the style sheet that every page links. */
export function removeOfEveryPage(sheet: Root): void {
  sheet.walkAtRules('font-face', (face) => void face.remove());
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule) && isOfEveryPage(rule)) rule.remove();
  });
  sheet.walkAtRules((at) => {
    if (at.nodes?.length === 0) at.remove();
  });
}
