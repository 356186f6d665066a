import { expect, test } from 'vitest';
import { settings } from '#generated/settings.ts';
import { readTheme, writeTheme } from '#src/settings/theme.ts';

test('without a choice the product follows the system, and a saved choice wins', () => {
	const { theme } = settings;
	expect([null, '{"version":1,"mode":"light"}', '{"version":1,"mode":"dark"}'].map((text) => readTheme(text, theme).mode)).toEqual([
		...(['system', 'light', 'dark'] as const),
	]);
	expect(writeTheme({ ...theme, mode: 'light' }, theme)).toBe('{"version":1,"mode":"light"}');
});
