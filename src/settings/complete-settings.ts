import type { AppManifest, AppSettings } from './app-settings.ts';
import { defaultSettings } from './default-settings.ts';

/** Fills what app.yaml leaves out. */
export function completeSettings(manifest: AppManifest): AppSettings {
	const groups = Object.entries(defaultSettings).map(([name, group]) => [name, { ...group, ...manifest[name as keyof AppManifest] }]);
	const settings = Object.fromEntries(groups) as AppSettings;
	const { site, token } = settings;
	return manifest.token?.table ? settings : { ...settings, token: { ...token, table: `${site.key}-token` } };
}
