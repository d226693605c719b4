'use client';
import { clsx } from 'clsx';
import { scriptOnly } from '../../styles/helpers.css.ts';
import { unanswered } from '../../styles/unanswered.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The class of a control that only script answers: without script it is not there, and while React has not taken over the
 * HTML of the server it keeps its place unseen, so that nobody presses it in vain. For small parts: they are rendered
 * again at once.
 */
export const useScriptOnly = (): string => clsx(scriptOnly, !useHydrated() && unanswered);
