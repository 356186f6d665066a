import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { RunResult } from '#engines/runner.ts';
import type { AppServer } from '#tests/support/app-server.ts';
import { launchBrowser } from './browser.ts';
import type { JudgePage } from './judge-page.ts';
import { startJudgeSite } from './judge-site.ts';

declare global {
	interface Window {
		judgePage: JudgePage;
	}
}

/** Milliseconds. Long, so a slow machine does not stop programs that terminate. */
export const PATIENT_MS = 120_000;

const LIMITS = { memoryKb: 131_072, outputBytes: 4_194_304 };

interface OpenJudge {
	site: AppServer;
	context: BrowserContext;
	page: Page;
}

/** The judge of the browser in a page of its own, for the tests of a file. */
export function useJudgePage() {
	let open: OpenJudge | undefined;
	const fetched: string[] = [];
	beforeAll(async () => {
		const site = await startJudgeSite();
		const context = await (await launchBrowser()).newContext();
		context.on('request', (request) => fetched.push(request.url()));
		const page = await context.newPage();
		await page.goto(site.url);
		open = { site, context, page };
	});
	afterAll(async () => {
		await open?.context.close();
		await open?.site.close();
	});
	const opened = (): OpenJudge => {
		if (!open) throw new Error('The page of the judge did not open.');
		return open;
	};
	return {
		/** Addresses of all requests so far. */
		fetched,
		opened,
		run: (language: string, code: string, input = '', limits = {}): Promise<RunResult> =>
			opened().page.evaluate(([program, text, all]) => window.judgePage.run(program, text, all), [
				{ language, code },
				input,
				{ timeMs: PATIENT_MS, ...LIMITS, ...limits },
			] as const),
		runEach: (tasks: Parameters<JudgePage['runEach']>[0]): Promise<RunResult[][]> =>
			opened().page.evaluate(([all, limits]) => window.judgePage.runEach(all, limits), [tasks, LIMITS] as const),
	};
}
