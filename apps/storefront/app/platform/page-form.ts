/**
 * The `form` of buttons that send nothing but what they say, such as those of cards: one for the whole page
 * (`shell/page-form.tsx`). Chrome's password manager looks whether one button of each form can be seen, and computes the
 * styles of all that is around it: of every card, also far below the window.
 */
export const pageForm = 'page-form';
