import { serve, shopLoader } from '../../http/index.server.ts';
import { drawHumanCheck } from './human-check.server.ts';
import { humanCheckPicture } from './resources.ts';

export const humanCheckResources = [serve(humanCheckPicture, { load: shopLoader(drawHumanCheck) })];
