/** Attribute set while the user wants reduced motion in the app; also used by style sheets. */
const LESS_MOTION = 'data-less-motion';

export const setLessMotion = (less: boolean): unknown => document.documentElement.toggleAttribute(LESS_MOTION, less);

/** Whether to avoid animation: set in the app, or in the system. */
export const wantsLessMotion = (): boolean =>
	document.documentElement.hasAttribute(LESS_MOTION) || matchMedia('(prefers-reduced-motion: reduce)').matches;
