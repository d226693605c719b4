import './layers.css.ts';
import './reset.css.ts';
import './focus.css.ts';
import '../tokens/themes/base.css.ts';
import '../tokens/themes/schemes.css.ts';
