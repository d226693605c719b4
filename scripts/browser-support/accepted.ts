/** Names of our own data and of libraries that are also members of an interface. */
const ownNames = 'The name of a property of objects that are not the browser’s.';

const ofEachEngine =
  'Each engine has its own name for this part; the sheet has a rule for each that draws it.';
const noPointer = 'The shape of a pointer, which an iPhone does not have; an iPad draws its own.';
const measured = 'Read only where the browser measures it (`web-vitals`); other browsers report without it.';
const byLibrary = 'The library asks for it before it uses it.';

/**
 * Features in the built files that a supported browser lacks, by their names in MDN's data, with the fallback or the
 * reason. `*` stands for any letters.
 */
export const accepted: Readonly<Record<string, string>> = {
  'api.CSSStyleDeclaration.cssFloat': 'React’s table of style names; no style of ours floats by script.',
  'api.CropTarget.fromElement_static':
    'React reads it of old mouse events; all browsers have `relatedTarget`.',
  'api.Document.prerendering': measured,
  'api.Document.wasDiscarded': measured,
  'api.Element.touch*': 'A desktop Safari has no touch; the listeners for a pointer stand beside.',
  'api.Element.wheel_event': 'An iPhone has no wheel; touch scrolls.',
  'api.HIDDevice.product*': ownNames,
  'api.HTMLGeolocationElement.isValid': ownNames,
  'api.InteractionContentfulPaint.largestContentfulPaint': measured,
  'api.LayoutShift.hadRecentInput': measured,
  'api.ML.createContext': ownNames,
  'api.Navigator.connection': 'Without it, nobody is known to save data.',
  'api.NavigationPrecommitController.addHandler': ownNames,
  'api.Navigator.globalPrivacyControl':
    'Without it, nobody has refused in advance; the server reads the header `Sec-GPC` first.',
  'api.Navigator.share': 'Without it, the link is copied.',
  'api.NetworkInformation.saveData': 'Without it, nobody is known to save data.',
  'api.PageRevealEvent.viewTransition': ownNames,
  'api.PerformanceEntry.navigationId': measured,
  'api.PerformanceNavigationTiming.activationStart': measured,
  'api.PerformanceSoftNavigation*': measured,
  'api.PreferenceManager.colorScheme': ownNames,
  'api.PublicKeyCredential.signal*': byLibrary,
  'api.TouchEvent.changedTouches': 'A desktop Safari has no touch.',
  'api.VRDisplay.displayName': ownNames,
  'api.Window.cancelIdleCallback': 'Called only where `requestIdleCallback` was.',
  'api.Window.requestIdleCallback': 'Without it, a timer.',
  'api.Window.setImmediate': 'React’s scheduler takes a `MessageChannel`.',
  'css.at-rules.font-face.*-override': 'Without it, text moves a little when its font comes.',
  'css.properties.-webkit-touch-callout': 'Only iOS shows its own menu in place of ours.',
  'css.properties.cursor.*': noPointer,
  'css.properties.forced-color-adjust': 'Safari has no forced colours.',
  'css.properties.overflow-clip-margin':
    'Without it, a shadow at the edge of a block is cut until the page is scrolled.',
  'css.properties.resize': 'An iPhone has no handle at a text area; it scrolls.',
  'css.properties.scroll-initial-target': 'Without it, the row begins at its start and is scrolled by hand.',
  'css.properties.text-size-adjust': 'Firefox for computers does not change the size of text.',
  'css.properties.text-wrap.pretty': 'Without it, lines break as usual.',
  'css.selectors.-moz-*': ofEachEngine,
  'css.selectors.-webkit-*': ofEachEngine,
  'css.selectors.selection': 'iOS marks chosen text in its own colour.',
  'html.elements.video.playsinline': 'Firefox always plays in the page.',
  'html.global_attributes.autocapitalize': 'A desktop Safari has no keyboard that capitalises.',
  'html.global_attributes.is': 'React’s own table of attributes; no element of ours is customised.',
};
