/** Colours of the ground, with the words of programs in Chinese. */
export const COLOUR_WORDS = {
	black: '黑',
	red: '红',
	orange: '橙',
	yellow: '黄',
	green: '绿',
	blue: '蓝',
	purple: '紫',
	white: '白',
} as const;
