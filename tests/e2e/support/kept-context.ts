/**
 * Browser contexts reused by consecutive tests. A new context starts a renderer process, which costs more than loading the app; in a reused
 * one, pages share the keeper's process. The HTTP cache stays too, as it only holds immutable files.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { openKeeper } from './keeper.ts';

interface KeptContext {
	context: BrowserContext;
	keeper: Page;
	url: string;
	/** A test changed the context irreversibly, so it is not reused. */
	spoilt: boolean;
}

/** Milliseconds. */
const CLEANING_HANG = 60_000;

/** Each idle context keeps a process alive. */
const MAX_IDLE = 3;

const idle: KeptContext[] = [];

/** Takes a clean context for a site. `release` returns it to the pool. */
export async function takeContext(url: string): Promise<{ context: BrowserContext; release: (keep: boolean) => Promise<void> }> {
	const at = idle.findLastIndex((each) => each.url === url);
	const kept = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await createContext(url));
	let released: Promise<void> | undefined;
	const end = (keep: boolean): Promise<void> => (keep && !kept.spoilt ? clear(kept) : kept.context.close());
	return {
		context: kept.context,
		release: (keep) => {
			released ??= forgetRoutes(kept.context).then(() => end(keep));
			return released;
		},
	};
}

async function createContext(url: string): Promise<KeptContext> {
	const browser = await launchBrowser();
	const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
	// A worker would answer in place of the routes of a test. `offline.test.ts` has contexts of its own.
	await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
	const kept = { context, keeper: await openKeeper(context), url, spoilt: false };
	const { clock } = context;
	watchSpoiling(kept, clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt']);
	watchSpoiling(kept, context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'setGeolocation']);
	return kept;
}

/** A route that still fetches its answer when its page closes would fail outside of the test. */
async function forgetRoutes(context: BrowserContext): Promise<void> {
	const silently = { behavior: 'ignoreErrors' } as const;
	await Promise.all(context.pages().map((page) => page.unrouteAll(silently)));
	await context.unrouteAll(silently);
}

function watchSpoiling<T extends object>(kept: KeptContext, target: T, methods: readonly (keyof T & string)[]): void {
	for (const name of methods) {
		const method = target[name] as (...args: unknown[]) => unknown;
		Object.defineProperty(target, name, {
			value: (...args: unknown[]) => {
				kept.spoilt = true;
				return method.apply(target, args);
			},
		});
	}
}

/** Resets the context and returns it to the pool. Closes it if the reset fails. */
async function clear(kept: KeptContext): Promise<void> {
	if (!(await endsInTime(clean(kept)))) return void kept.context.close().catch(() => undefined);
	idle.push(kept);
	if (idle.length > MAX_IDLE) await idle.shift()?.context.close();
}

/** Chromium occasionally never reports that a reloading page is closed, so the reset has a time-out. */
async function endsInTime(work: Promise<void>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(() => resolve(false), CLEANING_HANG);
	});
	try {
		return await Promise.race([work.then(() => true), late]);
	} finally {
		clearTimeout(timer);
	}
}

async function clean({ context, keeper, url }: KeptContext): Promise<void> {
	const pages = context.pages().filter((page) => page !== keeper);
	await Promise.all(pages.map(stopSaving));
	await Promise.all(pages.map((page) => page.close()));
	await context.setOffline(false);
	await context.clearCookies();
	const session = await context.newCDPSession(keeper);
	await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
	await session.detach();
}

/** Chromium runs `pagehide` listeners after a page counts as closed, so what they save could reach the storage after it was cleared. */
const stopSaving = (page: Page): Promise<void> =>
	page
		.evaluate(() => {
			Storage.prototype.setItem = () => undefined;
		})
		.catch(() => undefined);
