// `styles.css` and `styles/base.css`: layers, tokens and themes, and rules for the elements of our components only.
import './layers.css.ts';
import './own-elements.css.ts';
import './focus.css.ts';
// Keyframes shared by several components.
import './motion.css.ts';
import './themes/base.css.ts';
import './themes/schemes.css.ts';
