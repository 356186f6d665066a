import { createBrowserRunner } from '#mock/browser/judge-host.ts';
import { type BrowserBackend, createBrowserBackend, scenarioOfPage } from '#mock/browser.ts';
import { app } from '#mock/generated/app.ts';
import { shipped } from '#mock/generated/shipped.ts';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import { ENGINE_EVENT, ENGINE_TITLES } from './engine-events.ts';

const NOT_KEPT = '这个浏览器没能保存演示数据，现在做的都只留在这个页面里，刷新后会恢复成最初的样子';

/** Opens the mock server inside the page, for builds without a server. */
export function openDemoBackend({ confirm, message }: Pick<FeedbackStore, 'confirm' | 'message'>): Promise<BrowserBackend> {
	const runner = createBrowserRunner({
		engines: shipped.engines,
		folder: new URL(`${import.meta.env.ASSET_PREFIX}/judge-engines/`, location.origin).href,
		onProgress: (detail) => dispatchEvent(new CustomEvent(ENGINE_EVENT, { detail })),
		offer: (engine, bytes) =>
			confirm({
				title: `下载 ${ENGINE_TITLES[engine] ?? engine} 运行环境`,
				text: `要在这里运行程序，先要下载大约 ${Math.ceil(bytes / 1_000_000)} MB。只下载这一次，以后没有网也能用。现在下载吗？`,
			}),
	});
	return createBrowserBackend({
		app,
		scenario: scenarioOfPage(location.search),
		runner,
		onUnsaved: () => message('warning', NOT_KEPT),
	});
}
