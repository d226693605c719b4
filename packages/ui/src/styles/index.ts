import './layers.css.ts';
import './reset.css.ts';
import './focus.css.ts';
// Keyframes that several components share.
import './motion.css.ts';
import '../tokens/themes/base.css.ts';
import '../tokens/themes/schemes.css.ts';
