import { createBrowserRunner } from '#mock/browser/judge-host.ts';
import { createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import { ENGINE_EVENT, ENGINE_TITLES } from '#src/features/judge/engine-events.ts';
import type { Transport } from '#src/http/send.ts';

export type Ask = (question: { text: string; title: string | null }) => Promise<boolean>;

/** The pretend back end inside the page, for the build that needs no server. `ask` puts a question to the user. */
export async function openDemoBackend(ask: Ask): Promise<Transport> {
	const runner = createBrowserRunner({
		engines: new URL(`${import.meta.env.ASSET_PREFIX}/judge-engines/`, location.origin).href,
		onProgress: (detail) => dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })),
		offer: (engine, bytes) =>
			ask({
				title: `下载 ${ENGINE_TITLES[engine] ?? engine} 运行环境`,
				text: `要在这里运行程序，先要下载大约 ${Math.ceil(bytes / 1_000_000)} MB。只下载这一次，以后没有网也能用。现在下载吗？`,
			}),
	});
	const backend = await createBrowserBackend({ app, scenario: scenarioOfPage(location.search), runner });
	return (request) => backend.fetch(request);
}
