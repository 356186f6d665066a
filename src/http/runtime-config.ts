import * as texts from '#generated/messages/config.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import { isRecord } from '#src/lib/is-record.ts';
import type { ApiSpec } from './api-spec.ts';
import { fetchOrJoin } from './early-requests.ts';

/** `config.json` next to the app, so that one build serves every environment. */
export interface RuntimeConfig {
	/** Base URLs by API name; other APIs keep the base URL of their document. */
	apis: Readonly<Record<string, string>>;
	/**
	 * `browser` uses the mock server, in builds that contain it; a name of `backEnds` in app.yaml signs users in at that back end, on the way
	 * that the build prefers; null leaves all to the build.
	 */
	backend: string | null;
	/** Overrides the source of the routes and menus; null uses the setting of the back end or the build. */
	authentication: 'intelligence' | 'all' | null;
	/** Features of app.yaml that are switched off or, as without a switch, on. */
	features: Readonly<Record<string, boolean>>;
	monitor: MonitorConfig | null;
}

/** The server that receives errors and web vitals. */
export interface MonitorConfig {
	url: string;
	/** Share of the visits that are monitored, 0 to 1. */
	sampleRate: number;
}

/** `problem` describes the error in one sentence. */
export type ConfigResult = { ok: true; config: RuntimeConfig } | { ok: false; problem: string };

const FILE = 'config.json';
const LIMIT_MS = 10_000;

/** Settings that `config.json` may have in this app. */
export interface ConfigScope {
	/** Names of `backEnds` in app.yaml. */
	backEnds: readonly string[];
	/** Names of the APIs. */
	apis: readonly string[];
	/** Origins of `http.origins` in app.yaml, which the build's content security policy allows. */
	origins: readonly string[];
	/** Names of `features` in app.yaml. */
	features: readonly string[];
}

const KEYS = ['apis', 'backend', 'authentication', 'monitor', 'features'];
const MONITOR_KEYS = ['url', 'sampleRate'];

const failure = (problem: string): ConfigResult => ({ ok: false, problem: `${FILE} ${problem}` });

/** Validates the configuration. An app started with an incomplete or misspelt one would call the wrong server. */
export function readRuntimeConfig(value: unknown, scope: ConfigScope): ConfigResult {
	if (!isRecord(value)) return failure(texts.notObject);
	const { apis = {}, backend = null, authentication = null, monitor = null, features = {} } = value;
	if (!isRecord(apis)) return failure(texts.apisNotObject);
	if (!isRecord(features)) return failure(texts.featuresNotObject);
	const problem =
		unknownKey('', value, KEYS) ??
		unknownKey('apis.', apis, scope.apis) ??
		wrongBases(apis, scope.origins) ??
		unknownKey('features.', features, scope.features) ??
		wrongSwitch(features) ??
		unknownChoice('backend', backend, ['network', 'browser', ...scope.backEnds]) ??
		unknownChoice('authentication', authentication, ['intelligence', 'all']) ??
		wrongMonitor(monitor, scope.origins);
	if (problem) return problem;
	const monitored = monitor && { sampleRate: 1, ...monitor };
	return { ok: true, config: { apis, backend, authentication, monitor: monitored, features } as RuntimeConfig };
}

function wrongMonitor(monitor: unknown, origins: readonly string[]): ConfigResult | null {
	if (monitor === null) return null;
	if (!isRecord(monitor)) return failure(texts.monitorNotObject);
	const { url, sampleRate = 1 } = monitor;
	const problem = unknownKey('monitor.', monitor, MONITOR_KEYS) ?? wrongAddress('monitor.url', url, origins);
	if (problem || (typeof sampleRate === 'number' && sampleRate >= 0 && sampleRate <= 1)) return problem;
	return failure(texts.sampleRate({ value: JSON.stringify(sampleRate) }));
}

function unknownKey(path: string, value: Record<string, unknown>, known: readonly string[]): ConfigResult | null {
	const odd = Object.keys(value).find((key) => !known.includes(key));
	return odd === undefined
		? null
		: failure(
				known.length > 0
					? texts.unknownKey({ path, key: odd, known: known.map((key) => path + key).join(listSeparator) })
					: texts.noKeyHere({ path, key: odd }),
			);
}

function wrongBases(apis: Record<string, unknown>, origins: readonly string[]): ConfigResult | null {
	for (const [name, base] of Object.entries(apis)) {
		const problem = wrongAddress(`apis.${name}`, base, origins);
		if (problem) return problem;
	}
	return null;
}

function wrongAddress(path: string, address: unknown, origins: readonly string[]): ConfigResult | null {
	if (typeof address !== 'string') return failure(texts.notAddress({ path, value: JSON.stringify(address) }));
	const url = toUrl(address);
	if (!url || !/^https?:$/.test(url.protocol)) return failure(texts.notUrl({ path, value: JSON.stringify(address) }));
	// The policy allows every https: origin.
	if (url.protocol !== 'http:' || url.origin === location.origin || origins.includes(url.origin)) return null;
	return failure(texts.blocked({ path, origin: url.origin }));
}

function wrongSwitch(features: Record<string, unknown>): ConfigResult | null {
	const odd = Object.entries(features).find(([, on]) => typeof on !== 'boolean');
	return odd ? failure(texts.notSwitch({ key: odd[0], value: JSON.stringify(odd[1]) })) : null;
}

function toUrl(address: string): URL | null {
	try {
		return new URL(address, location.href);
	} catch {
		return null;
	}
}

function unknownChoice(key: string, value: unknown, known: readonly unknown[]): ConfigResult | null {
	if (value === null || known.includes(value)) return null;
	return failure(texts.unknownChoice({ key, known: known.map((name) => `"${name}"`).join(listSeparator), value: JSON.stringify(value) }));
}

/** Reads the response for `config.json`. A missing file means the defaults. */
export function readConfigAnswer({ status, text }: { status: number; text: string }, scope: ConfigScope): ConfigResult {
	if (status === 404 || status === 410) return readRuntimeConfig({}, scope);
	if (status < 200 || status > 299) return failure(texts.status({ status }));
	if (/^\s*</.test(text)) return failure(texts.page);
	try {
		return readRuntimeConfig(JSON.parse(text), scope);
	} catch (error) {
		return failure(texts.notJson({ reason: error instanceof Error ? error.message : '' }));
	}
}

/** Never rejects. `again` bypasses the browser's cache. */
export async function loadRuntimeConfig(address: string, scope: ConfigScope, again = false): Promise<ConfigResult> {
	const timer = new AbortController();
	const limit = setTimeout(() => timer.abort(), LIMIT_MS);
	try {
		const response = await fetchOrJoin(new Request(address, { signal: timer.signal, ...(again && { cache: 'reload' }) }));
		return readConfigAnswer({ status: response.status, text: await response.text() }, scope);
	} catch {
		return failure(timer.signal.aborted ? texts.slow({ count: LIMIT_MS / 1000 }) : texts.offline);
	} finally {
		clearTimeout(limit);
	}
}

export function withBases(apis: Readonly<Record<string, ApiSpec>>, bases: Readonly<Record<string, string>>): Record<string, ApiSpec> {
	return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: bases[name] ?? api.base }]));
}
