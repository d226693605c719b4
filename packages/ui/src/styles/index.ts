// For sites that build from source: class names have no prefix there, so the reset applies to all elements.
import './layers.css.ts';
import './reset.css.ts';
import './focus.css.ts';
import './motion.css.ts';
import './themes/base.css.ts';
import './themes/schemes.css.ts';
