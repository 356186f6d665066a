// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '#generated/settings.ts';
import { webManifestOf } from '#scripts/web-manifest.ts';
import { completeSettings } from '#src/settings/default-settings.ts';

test('the manifest has the name of the app, relative addresses and icons that exist', () => {
	const manifest = webManifestOf(completeSettings(settings));
	expect(manifest).toMatchObject({ name: '星芒机器人编程', start_url: './', scope: './', display: 'standalone', theme_color: '#4e88f3' });
	expect(manifest.icons.map(({ src }) => [src, existsSync(`public/${src}`)])).toEqual([
		['favicon.svg', true],
		['icon-192.png', true],
		['icon-512.png', true],
	]);
});
