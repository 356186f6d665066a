import { createBrowserRunner } from '#mock/browser/judge-host.ts';
import { createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import type { Transport } from '#src/http/send.ts';

/** Told on the window while an engine of the judge comes into the page; its `detail` is an `EngineProgress`. */
const ENGINE_EVENT = 'judge-engine';

/** The pretend back end inside the page, for the build that needs no server. */
export async function openDemoBackend(): Promise<Transport> {
	const engines = new URL(`${import.meta.env.ASSET_PREFIX}/judge-engines/`, location.origin).href;
	const runner = createBrowserRunner({ engines, onProgress: (detail) => dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })) });
	const backend = await createBrowserBackend({ app, scenario: scenarioOfPage(location.search), runner });
	return (request) => backend.fetch(request);
}
