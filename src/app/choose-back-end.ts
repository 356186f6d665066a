import { backEnds } from '#generated/back-ends.ts';
import { session } from '#generated/session.ts';
import type { ConfigResult, RuntimeConfig } from '#src/http/runtime-config.ts';
import { addOperations, replaceOperations } from '#src/operations/operation-specs.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

export const backEndNames: readonly string[] = Object.keys(backEnds);

export interface ChosenSettings {
	config: RuntimeConfig;
	settings: AppSettings;
	/** null for an app without accounts. */
	accounts: SessionOperations | null;
}

type Choice = { ok: true; chosen: ChosenSettings } | Extract<ConfigResult, { ok: false }>;

/** Loads and applies the back end of app.yaml that config.json names; without a name all stays as compiled. */
export async function chooseBackEnd(config: RuntimeConfig, settings: AppSettings): Promise<Choice> {
	const open = backEnds[config.backend ?? ''];
	if (!open) return { ok: true, chosen: { config, settings, accounts: session } };
	try {
		const { backEnd, operations } = await open();
		addOperations(operations);
		replaceOperations(backEnd.replaced);
		const authentication = backEnd.authentication ?? settings.access.authentication;
		return {
			ok: true,
			chosen: { config, settings: { ...settings, access: { ...settings.access, authentication } }, accounts: backEnd.session },
		};
	} catch {
		return { ok: false, problem: '应用的代码没有取全，可能是网络断了。' };
	}
}
