/** Strokes of our icons on a field of 24 by 24: those that are wanted before a menu is there, or when other code did not come. */
export const iconPaths = {
	close: 'M6 6l12 12M18 6L6 18',
	refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
	check: 'M5 13l4 4L19 7',
	warning: 'M12 4l9 16H3zM12 10v4M12 17v.1',
	info: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 11v5M12 8v.1',
	sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
	moon: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z',
	monitor: 'M3 5h18v11H3zM9 20h6M12 16v4',
	eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
	'eye-off': 'M4 4l16 16M10 5.2C15 4.5 19 7 22 12c-.9 1.5-1.9 2.8-3 3.8M6.5 7C4.8 8.2 3.3 9.8 2 12c3 5 6 7 10 7 1.7 0 3.2-.4 4.6-1.1',
} as const;
