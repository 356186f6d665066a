import { expect, test } from 'vitest';
import { settings } from '#generated/settings.ts';
import { completeSettings, defaultSettings } from '#src/settings/default-settings.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { isDark, mainColor, nextMode, readTheme, type Theme, writeTheme } from '#src/settings/theme.ts';
import { fontSizes, radii } from '#src/settings/theme-titles.ts';
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

test('the modes form a cycle', () => {
	expect([nextMode('light'), nextMode('dark'), nextMode('system')]).toEqual(['dark', 'system', 'light']);
});

test.each([
	[null, {}],
	['', {}],
	['nonsense', {}],
	['null', {}],
	['[]', {}],
	['7', {}],
	['{"mode":"pink","radius":8}', { radius: 8 }],
	['{"radius":-1,"fontSize":1e9,"color":"red","layout":"toString","colorWeak":"yes"}', {}],
	['{"radius":21,"fontSize":14.5,"color":["#2f855a"],"name":"oceanic","mode":" dark","colorWeak":1}', {}],
	['{"radius":"9","fontSize":11,"color":"#2f855","toString":"x","constructor":null}', {}],
	[
		'{"version":1,"name":"ocean","layout":"column","color":"#2f855a","colorWeak":true}',
		{ name: 'ocean', layout: 'column', color: '#2f855a', colorWeak: true },
	],
])('of a saved theme %j only valid values count', (text, chosen) => {
	expect(readTheme(text, defaults)).toEqual({ ...defaults, ...chosen });
});

test.each([
	['radius', radii],
	['fontSize', fontSizes],
] as const)('every %s that can be chosen can be read again', (key, { from, to }) => {
	const read = (value: number): number => readTheme(JSON.stringify({ [key]: value }), defaults)[key];
	for (let value = from; value <= to; value += 1) expect(read(value)).toBe(value);
	for (const value of [from - 1, to + 1]) expect(read(value)).toBe(defaults[key]);
});

test.each([
	['default', '#4e88f3', '#4e88f3'],
	['default', '#D6409F', '#d6409f'],
	['ocean', '#4e88f3', '#0b8fc4'],
	['forest', '#4e88f3', '#2fa35a'],
	['sunset', '#4e88f3', '#e56a10'],
	['sunset', '#d6409f', '#d6409f'],
] as const)('the theme %s with the colour %s has the main colour %s', (name, color, main) => {
	expect(mainColor({ name, color }, defaults)).toBe(main);
});

test('follows changes in another window', () => {
	const storage = memoryStorage();
	const { state } = createSettingsStore(storage, light);
	storage.change('theme', '{"version":1,"name":"forest","radius":9}');
	expect(state.theme).toEqual({ ...light, name: 'forest', radius: 9 });
	storage.change('theme', null);
	expect(state.theme).toEqual(light);
});

test('without a choice the product follows the system, and a saved choice wins', () => {
	const { theme } = settings;
	expect([null, '{"version":1,"mode":"light"}', '{"version":1,"mode":"dark"}'].map((text) => readTheme(text, theme).mode)).toEqual([
		'system',
		'light',
		'dark',
	]);
	expect(writeTheme({ ...theme, mode: 'light' }, theme)).toBe('{"version":1,"mode":"light"}');
});

test('saves only differences from the default, so that a new default reaches users without a choice', () => {
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

test('a collapsed menu stays collapsed at the next visit', () => {
	const storage = memoryStorage();
	createSettingsStore(storage, light).toggleCollapse();
	const again = createSettingsStore(storage, light);
	expect(again.state.collapse).toBe(true);
	again.toggleCollapse();
	expect(storage.entries).toEqual({});
});

test('completes a group of app.yaml key by key', () => {
	const settings = completeSettings({ site: { title: '学堂', key: 'school' }, layout: { menuWidth: 300 } });
	expect(settings.layout).toEqual({ ...defaultSettings.layout, menuWidth: 300 });
	expect(settings.token.table).toBe('school-token');
	expect(completeSettings({ site: { title: '' }, token: { table: 'mine' } }).token.table).toBe('mine');
});

test.each([
	['', '/', ''],
	['/favicon.svg', '/', '/favicon.svg'],
	['/favicon.svg', '/school/', '/school/favicon.svg'],
	['https://cdn.test/logo.png', '/school/', 'https://cdn.test/logo.png'],
	['//cdn.test/logo.png', '/school/', '//cdn.test/logo.png'],
])('spec 3: the logo %j below %s is %j', (logo, base, expected) => {
	expect(completeSettings({ site: { title: '学堂', logo }, routing: { base } }).site.logo).toBe(expected);
});

test("users of one computer have separate themes; a visitor's choice passes to a user without one at sign-in", () => {
	const storage = memoryStorage();
	const open = () => createSettingsStore(storage, light);
	let store = open();
	store.setTheme({ radius: 9 });
	store.setUser('ann');
	expect(store.state.theme.radius).toBe(9);
	store.setTheme({ mode: 'dark', lessMotion: true });

	// Signing out keeps the theme on screen, also after a reload.
	store.setUser(null);
	store = open();
	expect(store.state.theme).toMatchObject({ mode: 'dark', radius: 9 });
	store.setUser('bob');
	expect(store.state.theme).toEqual(light);
	store.setTheme({ fontSize: 18 });
	store.setUser(null);
	store.setUser('ann');
	expect(store.state.theme).toMatchObject({ mode: 'dark', radius: 9, fontSize: 14, lessMotion: true });
	store.setUser(null);
	store.setTheme({ mode: 'light' });
	store.setUser('bob');
	expect(store.state.theme).toEqual({ ...light, fontSize: 18 });
	store.resetTheme();
	expect(store.state.theme).toEqual(light);
});

test.each([
	['/sign-in.svg', '/app', '/app/sign-in.svg'],
	['https://pictures.example/sign-in.svg', '/app', 'https://pictures.example/sign-in.svg'],
	['', '/app', ''],
])('a picture of the site at %j below %s is fetched from %j', (address, base, fetched) => {
	const { site } = completeSettings({ site: { title: 'Site', logo: address, picture: address }, routing: { base } });
	expect([site.logo, site.picture]).toEqual([fetched, fetched]);
});
