/** On the page while the user wants less motion, whatever the system says; style sheets read it, too. */
const LESS_MOTION = 'data-less-motion';

export const setLessMotion = (less: boolean): unknown => document.documentElement.toggleAttribute(LESS_MOTION, less);

/** Whether what moves by itself should not: the user has said so here, or to the system. */
export const wantsLessMotion = (): boolean =>
	document.documentElement.hasAttribute(LESS_MOTION) || matchMedia('(prefers-reduced-motion: reduce)').matches;
