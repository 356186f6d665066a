import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { AppSettings } from '#src/settings/app-settings.ts';

type Named = Pick<AppSettings, 'site' | 'theme'>;

/**
 * `manifest.webmanifest`, with which a browser installs the app. Its addresses are relative, so it holds below any base path. `folder` is the `public/`
 * of the app.
 */
export const webManifestPlugin = (settings: Named, folder: string): RsbuildPlugin => ({
	name: 'web-manifest',
	setup(api) {
		api.processAssets({ stage: 'additional' }, ({ compilation, sources }) => {
			compilation.emitAsset('manifest.webmanifest', new sources.RawSource(JSON.stringify(webManifestOf(settings, folder))));
		});
	},
});

export const webManifestOf = ({ site, theme }: Named, folder: string) => ({
	name: site.title,
	short_name: site.title,
	lang: site.language,
	start_url: './',
	scope: './',
	display: 'standalone',
	theme_color: theme.color,
	background_color: '#ffffff',
	icons: [
		{ src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		...[192, 512]
			.map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' }))
			.filter(({ src }) => existsSync(path.join(folder, src))),
	],
});
