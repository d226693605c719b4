export { askHuman, askHumanAgain, type HumanCheck, humanCheckKinds, isHuman } from './human-check.server.ts';
export { humanCheckResources } from './resources.server.ts';
