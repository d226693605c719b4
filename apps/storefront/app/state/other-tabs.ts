/** The name of the channel on which tabs say that something of the shopper has changed: the cart, or what they have read. */
export const changesChannel = 'changes';

/** Tells this tab from the others. */
export const thisTab = Math.random();

/** Tells the other tabs of the shop that something of the shopper has changed. */
export const tellOtherTabs = (): void => {
  // A channel of this origin has no target to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel(changesChannel).postMessage(thisTab);
};
