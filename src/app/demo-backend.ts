import { createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import type { Transport } from '#src/http/send.ts';

/** The pretend back end inside the page, for the build that needs no server. */
export async function openDemoBackend(): Promise<Transport> {
	const backend = await createBrowserBackend({ app, scenario: scenarioOfPage(location.search) });
	return (request) => backend.fetch(request);
}
