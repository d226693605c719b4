const rtl = () => document.documentElement.dir === 'rtl';

/** The arrow key that points along the reading direction, for `userEvent.keyboard()`. */
export const forwardKey = () => (rtl() ? '{ArrowLeft}' : '{ArrowRight}');
/** The arrow key that points against it. */
export const backKey = () => (rtl() ? '{ArrowRight}' : '{ArrowLeft}');
