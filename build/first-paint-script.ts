import { createHash } from 'node:crypto';
import type { UserCall } from '#src/http/early-requests.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { bundleScript } from './bundle-script.ts';

export interface InlineScript {
	text: string;
	source: string;
}

export interface FirstPaintOptions extends Pick<AppSettings, 'site' | 'theme' | 'token'> {
	/** Address of `config.json`. */
	config: string;
	/** Null where the user is not called over the network. */
	userCall: UserCall | null;
}

/** Bundles `src/first-paint.ts` with an app's settings. It imports the app's own rules, so the two cannot differ. */
export async function bundleFirstPaint(root: string, { site, theme, token, config, userCall }: FirstPaintOptions): Promise<InlineScript> {
	const text = await bundleScript(root, {
		entry: 'src/first-paint.ts',
		target: ['web', 'es2020'],
		define: { __SITE_KEY__: site.key, __THEME__: theme, __TOKEN__: token, __CONFIG__: config, __USER_CALL__: userCall },
	});
	return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}
