import { expect, test } from 'vitest';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { completeSettings } from '#src/settings/complete-settings.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { paletteOf, parseHex } from '#src/settings/palette.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { isDark, nextMode, readTheme, type Theme, writeTheme } from '#src/settings/theme.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const { theme: defaults } = defaultSettings;
const light: Theme = { ...defaults, mode: 'light' };

test.each([
	['light', 'default', true, false],
	['dark', 'default', false, true],
	['system', 'default', true, true],
	['system', 'default', false, false],
	['dark', 'ocean', true, false],
] as const)('mode %s of the theme %s on a system that is dark (%s) is dark: %s', (mode, name, systemDark, dark) => {
	expect(isDark({ mode, name }, systemDark)).toBe(dark);
});

test('the modes follow one another in a ring', () => {
	expect([nextMode('light'), nextMode('dark'), nextMode('system')]).toEqual(['dark', 'system', 'light']);
});

test.each([
	[null, {}],
	['', {}],
	['nonsense', {}],
	['null', {}],
	['[]', {}],
	['{"mode":"pink","radius":8}', { radius: 8 }],
	['{"radius":-1,"fontSize":1e9,"color":"red","layout":"toString","colorWeak":"yes"}', {}],
	[
		'{"version":1,"name":"ocean","layout":"column","color":"#2f855a","colorWeak":true}',
		{ name: 'ocean', layout: 'column', color: '#2f855a', colorWeak: true },
	],
])('of a saved theme %j only what fits counts', (text, chosen) => {
	expect(readTheme(text, defaults)).toEqual({ ...defaults, ...chosen });
});

test('only what differs from the default is saved, so that a new default reaches those who never chose', () => {
	const storage = memoryStorage();
	createSettingsStore(storage, light).setTheme({ mode: 'dark', radius: light.radius });
	expect(storage.entries).toEqual({ theme: '{"version":1,"mode":"dark"}' });
	const later = createSettingsStore(storage, { ...light, radius: 9 });
	expect(later.state.theme).toEqual({ ...light, mode: 'dark', radius: 9 });
	later.resetTheme();
	expect(storage.entries).toEqual({});
	expect(writeTheme(light, light)).toBeNull();
});

test('resetting on a phone gives the vertical layout', () => {
	const store = createSettingsStore(memoryStorage(), { ...light, layout: 'column' });
	store.setDevice('mobile');
	store.resetTheme();
	expect(store.state.theme.layout).toBe('vertical');
});

test('a narrow menu stays narrow at the next visit', () => {
	const storage = memoryStorage();
	createSettingsStore(storage, light).toggleCollapse();
	const again = createSettingsStore(storage, light);
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
	const theme: Theme = { ...light, color: '#2f855a', fontSize: 15, radius: 6 };
	applyTheme({ ...theme, mode: 'dark' }, light, false);
	expect(document.body.getAttribute('arco-theme')).toBe('dark');
	expect(document.documentElement.style.getPropertyValue('--font-size')).toBe('15px');
	applyTheme(theme, light, true);
	expect(document.body.getAttribute('arco-theme')).toBe('light');
	expect(document.body.style.getPropertyValue('--primary-6')).toBe('47, 133, 90');
});
