'use client';
import { clsx } from 'clsx';
import { scriptOnly } from '../../styles/helpers.css.ts';
import { unanswered } from '../../styles/unanswered.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * The class of a control that works only with script: without script it is not displayed, and before hydration it is
 * invisible but keeps its space, so that nobody presses it in vain. For small parts: they are rendered again right
 * after hydration.
 */
export const useScriptOnly = (): string => clsx(scriptOnly, !useHydrated() && unanswered);
