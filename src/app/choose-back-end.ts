import { backEnds } from '#generated/back-ends.ts';
import * as texts from '#generated/messages/app.ts';
import { session } from '#generated/session.ts';
import type { ConfigResult, RuntimeConfig } from '#src/http/runtime-config.ts';
import { createLoadedOperations, type LoadedOperations } from '#src/operations/loaded-operations.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { featuresWith } from '#src/settings/features.ts';

export const backEndNames: readonly string[] = Object.keys(backEnds);

export interface ChosenSettings {
	config: RuntimeConfig;
	settings: AppSettings;
	operations: LoadedOperations;
	/** null for an app without accounts. */
	accounts: SessionOperations | null;
}

type Choice = { ok: true; chosen: ChosenSettings } | Extract<ConfigResult, { ok: false }>;

/** Loads and applies the back end of app.yaml, the source of the routes and the features that config.json names; without them all stays as compiled. */
export async function chooseBackEnd(config: RuntimeConfig, settings: AppSettings): Promise<Choice> {
	const { backend, authentication } = config;
	const switched = { ...settings, features: featuresWith(config.features) };
	const open = backEnds[backend ?? ''];
	if (!open) {
		const chosen = { config, settings: withRoutesFrom(authentication, switched), operations: createLoadedOperations(), accounts: session };
		return { ok: true, chosen };
	}
	try {
		const { backEnd, operations: more } = await open();
		const operations = createLoadedOperations(backEnd.replaced);
		operations.add(more);
		return {
			ok: true,
			chosen: {
				config,
				settings: withRoutesFrom(authentication ?? backEnd.authentication, switched),
				operations,
				accounts: backEnd.session,
			},
		};
	} catch {
		return { ok: false, problem: texts.codeMissing };
	}
}

/** Without an operation for the served routes, the app keeps its own. */
function withRoutesFrom(authentication: RuntimeConfig['authentication'], settings: AppSettings): AppSettings {
	if (!authentication || settings.routing.list === null) return settings;
	return { ...settings, access: { ...settings.access, authentication } };
}
