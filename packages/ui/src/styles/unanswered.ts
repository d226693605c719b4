/**
 * The class of a control that does not work before hydration (`useScriptOnly`). It has the same name in every build, so
 * that tests can wait until no element has it.
 */
export const unanswered = 'mf-unanswered';
