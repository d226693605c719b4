/**
 * The `form` of buttons that send only their own name and value, such as those of cards: one for the whole page
 * (`shell/page-form.tsx`). Chrome's password manager checks whether a button of each form is visible, and computes the
 * styles of the elements around it: with a form in each card, this would include all cards below the window.
 */
export const pageForm = 'page-form';
