// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { webManifestOf } from '#build/web-manifest.ts';
import { settings } from '#generated/settings.ts';
import { completeSettings } from '#src/settings/default-settings.ts';

const app = completeSettings(settings);

test('the manifest has the name of the app, relative addresses and icons that exist', () => {
	const manifest = webManifestOf(app, 'manifests/public');
	expect(manifest).toMatchObject({
		name: '星芒机器人编程',
		start_url: './',
		scope: './',
		display: 'standalone',
		theme_color: '#4e88f3',
	});
	expect(manifest.icons.map(({ src }) => [src, existsSync(`manifests/public/${src}`)])).toEqual([
		['favicon.svg', true],
		['icon-192.png', true],
		['icon-512.png', true],
	]);
});

test('an app without icons of its own has the one of every app', () => {
	expect(existsSync('public/favicon.svg')).toBe(true);
	expect(webManifestOf(app, 'examples/starter/public').icons).toEqual([{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' }]);
});
