/** The channel on which tabs announce changes of the shopper's data: the cart, or the messages that they have read. */
export const changesChannel = 'changes';

/** Distinguishes this tab from the others. */
export const thisTab = Math.random();

/** Tells the other tabs of the shop that the shopper's data has changed. */
export const tellOtherTabs = (): void => {
  // A channel of this origin has no target to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  new BroadcastChannel(changesChannel).postMessage(thisTab);
};
