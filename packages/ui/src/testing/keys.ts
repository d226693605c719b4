const rtl = () => document.documentElement.dir === 'rtl';

/** The arrow key in the reading direction, for `userEvent.keyboard()`. */
export const forwardKey = () => (rtl() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow key against the reading direction. */
export const backKey = () => (rtl() ? '{ArrowRight}' : '{ArrowLeft}');
