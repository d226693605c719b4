/**
 * The class of a control that script does not answer yet (`useScriptOnly`). It has one name in every build, so that tests
 * can wait until no element has it.
 */
export const unanswered = 'mf-unanswered';
