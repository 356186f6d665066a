import { expect, test } from 'vitest';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { completeSettings } from '#src/settings/complete-settings.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { paletteOf, parseHex } from '#src/settings/palette.ts';
import type { SettingsStorage } from '#src/settings/settings-storage.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { isDark, nextMode, readSavedTheme } from '#src/settings/theme.ts';

function memory(entries: Record<string, string> = {}): SettingsStorage & { entries: Record<string, string> } {
	return {
		entries,
		read: (name) => entries[name] ?? null,
		write: (name, text) => {
			if (text === null) delete entries[name];
			else entries[name] = text;
		},
	};
}

test.each([
	['light', true, false],
	['dark', false, true],
	['system', true, true],
	['system', false, false],
] as const)('mode %s on a system that is dark (%s) is dark: %s', (mode, systemDark, dark) => {
	expect(isDark(mode, systemDark)).toBe(dark);
});

test('the modes follow one another in a ring', () => {
	expect([nextMode('light'), nextMode('dark'), nextMode('system')]).toEqual(['dark', 'system', 'light']);
});

test.each([null, '', 'nonsense', 'null', '{"mode":"pink"}', '[]'])('a saved theme that is %j counts as none', (text) => {
	expect(readSavedTheme(text)).toEqual({ version: 1 });
});

test('only what differs from the default is saved', () => {
	const storage = memory();
	const store = createSettingsStore(storage, { mode: 'light' });
	store.setMode('dark');
	expect(storage.entries).toEqual({ theme: '{"version":1,"mode":"dark"}' });
	expect(createSettingsStore(storage, { mode: 'light' }).state.mode).toBe('dark');
	store.setMode('light');
	expect(storage.entries).toEqual({});
	expect(createSettingsStore(storage, { mode: 'system' }).state.mode).toBe('system');
});

test('a narrow menu stays narrow at the next visit', () => {
	const storage = memory();
	createSettingsStore(storage, { mode: 'light' }).toggleCollapse();
	const again = createSettingsStore(storage, { mode: 'light' });
	expect(again.state.collapse).toBe(true);
	again.toggleCollapse();
	expect(storage.entries).toEqual({});
});

test('a group of app.yaml is completed key by key', () => {
	const settings = completeSettings({ site: { title: '学堂', key: 'school' }, layout: { menuWidth: 300 } });
	expect(settings.layout).toEqual({ ...defaultSettings.layout, menuWidth: 300 });
	expect(settings.token.table).toBe('school-token');
	expect(completeSettings({ site: { title: '' }, token: { table: 'mine' } }).token.table).toBe('mine');
});

test('the sixth shade of a light palette is the colour itself, and the others get darker one by one', () => {
	const brightness = (shade: string): number => shade.split(', ').reduce((sum, part) => sum + Number(part), 0);
	const shades = paletteOf('#4e88f3', false);
	expect(shades[5]).toBe('78, 136, 243');
	expect(shades.map(brightness)).toEqual(shades.map(brightness).sort((a, b) => b - a));
	const dark = paletteOf('#4e88f3', true).map(brightness);
	expect(dark).toEqual([...dark].sort((a, b) => a - b));
	expect(parseHex('#4e88f3')).toEqual([78, 136, 243]);
});

test('the theme stands on the body as Arco reads it', () => {
	const theme = { color: '#2f855a', fontSize: 15, radius: 6, mode: 'light' as const };
	applyTheme('dark', theme, false);
	expect(document.body.getAttribute('arco-theme')).toBe('dark');
	expect(document.documentElement.style.getPropertyValue('--font-size')).toBe('15px');
	applyTheme('light', theme, true);
	expect(document.body.hasAttribute('arco-theme')).toBe(false);
	expect(document.body.style.getPropertyValue('--primary-6')).toBe('47, 133, 90');
});
