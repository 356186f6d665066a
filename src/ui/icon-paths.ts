/** Icons in the initial bundle, as strokes on a 24 by 24 grid: those needed before a menu is shown or when other code fails to load. */
export const iconPaths = {
	close: 'M6 6l12 12M18 6L6 18',
	refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
	check: 'M5 13l4 4L19 7',
	warning: 'M12 4l9 16H3zM12 10v4M12 17v.1',
	info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 8v.1',
} as const;
