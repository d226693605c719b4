import { describe, expect, it } from 'vitest';
import { findInScript } from './script-features.ts';
import { findInStyles } from './style-features.ts';

const styles: readonly (readonly [css: string, found: readonly string[]])[] = [
  ['a { color: red; inset-inline: 1px; inline-size: 100dvi }', []],
  ['a { scroll-initial-target: nearest }', ['css.properties.scroll-initial-target']],
  ['p { text-wrap: pretty }', ['css.properties.text-wrap.pretty']],
  ['a { user-select: none }', ['css.properties.user-select']],
  ['a { -webkit-user-select: none; user-select: none }', []],
  ['a { -webkit-line-clamp: 2 }', []],
  ['a { inline-size: calc-size(auto, size) }', ['css.types.calc-size']],
  ['a { background: linear-gradient(red, rgb(0 0 0 / 50%)) }', []],
  ['a::-webkit-meter-bar { color: red }', ['css.selectors.-webkit-meter-bar']],
  ['a[title="::-webkit-meter-bar"]:hover { color: red }', []],
  ['@font-face { ascent-override: 90% }', ['css.at-rules.font-face.ascent-override']],
  ['@media (hover: hover) { a { color: red } }', []],
  ['a { cursor: "calc-size(" }', []],
];

const scripts: readonly (readonly [code: string, found: readonly string[]])[] = [
  ['document.querySelector("a").replaceChildren()', []],
  ['const key = { setImmediate: 1 }; key.setImmediate', ['api.Window.setImmediate']],
  ['navigator.share({})', ['api.Navigator.share']],
  ['navigator?.connection', ['api.Navigator.connection']],
  ['window.requestIdleCallback(go)', ['api.Window.requestIdleCallback']],
  ['requestIdleCallback(go)', ['api.Window.requestIdleCallback']],
  ['new EyeDropper()', ['api.EyeDropper']],
  ['data.share', []],
  ['entry.hadRecentInput', ['api.LayoutShift.hadRecentInput']],
  ['list.toSorted()', []],
  ['addEventListener("click", go); node.addEventListener("devicechange", go)', []],
  ['node.addEventListener(`touchstart`, go)', ['api.Element.touchstart_event']],
  ['jsx(`video`, { playsInline: true })', ['html.elements.video.playsinline']],
  ['jsx("input", { autoCapitalize: "none" })', ['html.global_attributes.autocapitalize']],
];

describe('what a supported browser does not have', () => {
  it.each(styles)('in the style sheet %s', (css, found) => {
    expect([...findInStyles(css).keys()]).toEqual(found);
  });
  it.each(scripts)('in the script %s', (code, found) => {
    expect([...findInScript(code).keys()]).toEqual(found);
  });
});
