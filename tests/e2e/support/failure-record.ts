/**
 * Records of failed browser tests in `.cache/e2e-failures/`: a screenshot of each open page, console and failed requests, and the log of
 * each mock server. `after-each.ts` calls this while the pages are still open.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, ConsoleMessage, Page, Request, Response, WebError } from 'playwright-core';
import { onTestFinished, type RunnerTestCase, TestRunner } from 'vitest';
import { FAILURES } from './failures.ts';
import { keeperOf } from './keeper.ts';

export const RECORD = 'Screenshots, console and mock log: ';

/** Milliseconds; a hanging page must not block the other screenshots. */
const SCREENSHOT_HANG = 30_000;

interface VisitRecord {
	context: BrowserContext;
	console: string[];
	failedRequests: string[];
}

const visits = new Set<VisitRecord>();
const logs = new Set<() => string>();

/** Records console and failed requests of a context. Returns a function that stops it. */
export function recordVisit(context: BrowserContext): () => void {
	const record: VisitRecord = { context, console: [], failedRequests: [] };
	const onConsole = (message: ConsoleMessage): void =>
		void record.console.push(`${message.type()}: ${message.text()} (at ${message.page()?.url()})`);
	const onThrown = (thrown: WebError): void => void record.console.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`);
	const onFailed = (request: Request): void =>
		void record.failedRequests.push(`${request.failure()?.errorText}: ${request.method()} ${request.url()}`);
	const onAnswered = (response: Response): void => {
		if (response.status() >= 400) record.failedRequests.push(`${response.status()}: ${response.request().method()} ${response.url()}`);
	};
	context.on('console', onConsole).on('weberror', onThrown).on('requestfailed', onFailed).on('response', onAnswered);
	visits.add(record);
	return () => {
		visits.delete(record);
		context.off('console', onConsole).off('weberror', onThrown).off('requestfailed', onFailed).off('response', onAnswered);
	};
}

/** Adds a server log to the records. `read` is called when a test has failed. */
export function recordLog(read: () => string): void {
	logs.add(read);
	if (TestRunner.getCurrentTest()) onTestFinished(() => void logs.delete(read));
}

export async function recordFailure(test: RunnerTestCase): Promise<void> {
	if (test.result?.state !== 'fail') return;
	const folder = await saveRecord(test);
	for (const error of test.result.errors ?? []) {
		const message = `${error.message}\n${RECORD}${folder}`;
		// Some reporters print the stack, which begins with the message.
		error.stack = error.stack?.replace(error.message, () => message);
		error.message = message;
	}
}

export function forgetFile(): void {
	visits.clear();
	logs.clear();
}

export async function saveRecord(test: RunnerTestCase): Promise<string> {
	const folder = path.join(FAILURES, folderName(test));
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const write = (name: string, lines: readonly string[]): void => writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);
	const all = [...visits];
	write(
		'console.txt',
		all.flatMap((visit) => visit.console),
	);
	write(
		'failed-requests.txt',
		all.flatMap((visit) => visit.failedRequests),
	);
	write(
		'mock.txt',
		[...logs].map((read) => read()),
	);
	const pages = all.flatMap(({ context }) => context.pages().filter((page) => page !== keeperOf(context)));
	write(
		'pages.txt',
		pages.map((page, index) => `page-${index + 1}.png ${page.url()}`),
	);
	await Promise.all(pages.map((page, index) => takeScreenshot(page, path.join(folder, `page-${index + 1}.png`))));
	return folder;
}

async function takeScreenshot(page: Page, file: string): Promise<void> {
	try {
		await page.screenshot({ path: file, timeout: SCREENSHOT_HANG });
	} catch (error) {
		writeFileSync(`${file}.txt`, `No screenshot: ${error instanceof Error ? error.message : error}\n`);
	}
}

function folderName(test: RunnerTestCase): string {
	const file = path.basename(test.file.name).replace(/\.test\.tsx?$/, '');
	const names: string[] = [test.name];
	for (let suite = test.suite; suite?.name; suite = suite.suite) if (suite.name !== test.file.name) names.unshift(suite.name);
	const name = `${file}-${names.join('-')}`
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.slice(0, 70)
		.replace(/-$/, '');
	// The test id makes truncated names unique.
	return `${name}-${test.id.replace(/^[^_]*_/, '')}`;
}
