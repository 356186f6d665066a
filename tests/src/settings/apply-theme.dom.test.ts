import { beforeEach, expect, test, vi } from 'vitest';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { watchViewportHeight } from '#src/settings/start-theme.ts';
import type { Theme } from '#src/settings/theme.ts';

const light: Theme = { ...defaultSettings.theme, mode: 'light' };
const { body, documentElement: root } = document;

const apply = (change: Partial<Theme>, systemDark = false): void => applyTheme({ ...light, ...change }, light, systemDark);
const shade = (): string => body.style.getPropertyValue('--primary-6');

beforeEach(() => {
	for (const element of [body, root]) for (const { name } of [...element.attributes]) element.removeAttribute(name);
});

test.each<[Partial<Theme>, boolean, string]>([
	[{ mode: 'light' }, true, 'light'],
	[{ mode: 'dark' }, false, 'dark'],
	[{ mode: 'system' }, true, 'dark'],
	[{ mode: 'system' }, false, 'light'],
	[{ mode: 'dark', name: 'forest' }, true, 'light'],
])('%j on a system with dark mode %s makes the page %s', (change, systemDark, mode) => {
	apply(change, systemDark);
	expect(body.getAttribute('arco-theme')).toBe(mode);
	expect(root.style.colorScheme).toBe(mode);
});

test('sets and removes text size, radius, name and colour-weak mode on the page', () => {
	apply({ fontSize: 18, radius: 0, name: 'sunset', colorWeak: true, lessMotion: true });
	expect(root.style.getPropertyValue('--font-size')).toBe('18px');
	expect(root.style.getPropertyValue('--border-radius')).toBe('0px');
	expect(body.getAttribute('data-theme')).toBe('sunset');
	expect(body.hasAttribute('data-color-weak')).toBe(true);
	expect(wantsLessMotion()).toBe(true);
	apply({});
	expect(root.style.getPropertyValue('--font-size')).toBe('14px');
	expect(body.getAttribute('data-theme')).toBe('default');
	expect(body.hasAttribute('data-color-weak')).toBe(false);
	expect(wantsLessMotion()).toBe(false);
});

test('sets light and dark shades of a colour, and removes them for the default colour', () => {
	apply({ color: '#2f855a' });
	expect(shade()).toBe('47, 133, 90');
	apply({ color: '#2f855a', mode: 'dark' });
	expect(shade()).not.toBe('47, 133, 90');
	apply({});
	for (let number = 1; number <= 10; number += 1) expect(body.style.getPropertyValue(`--primary-${number}`)).toBe('');
});

test('a named theme has its own colour, which a chosen colour overrides', () => {
	apply({ name: 'ocean' });
	expect(shade()).toBe('11, 143, 196');
	apply({ name: 'ocean', color: '#d6409f' });
	expect(shade()).toBe('214, 64, 159');
});

test('applies the colour of app.yaml from the start', () => {
	const library = { ...light, color: '#2f855a' };
	applyTheme(library, library, false);
	expect(shade()).toBe('47, 133, 90');
	// The colour of the style sheet can still be chosen.
	applyTheme({ ...library, color: '#4E88F3' }, library, false);
	expect(shade()).toBe('');
});

test("--vh follows the window's height on resize and rotation", () => {
	const height = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740);
	watchViewportHeight();
	expect(root.style.getPropertyValue('--vh')).toBe('7.4px');
	for (const [event, innerHeight] of [
		['resize', 600],
		['orientationchange', 360],
	] as const) {
		height.mockReturnValue(innerHeight);
		window.dispatchEvent(new Event(event));
		expect(root.style.getPropertyValue('--vh')).toBe(`${innerHeight / 100}px`);
	}
});
