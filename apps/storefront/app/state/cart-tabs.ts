/** The name of the channel on which tabs say that the cart has changed. */
export const cartChannel = 'cart';

/** Tells this tab from the others. */
export const thisTab = Math.random();

/** Tells the other tabs of the shop that the cart has changed. */
export const tellOtherTabs = (): void => {
  // A channel of this origin has no target to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel(cartChannel).postMessage(thisTab);
};
