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

/** What `config.json` may say in this app. */
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
	if (!isRecord(value)) return failure('应该是一个对象，如 { "apis": {} }。');
	const { apis = {}, backend = null, authentication = null, monitor = null, features = {} } = value;
	if (!isRecord(apis)) return failure('里的 apis 应该是一个对象，写着每个接口的地址。');
	if (!isRecord(features)) return failure('里的 features 应该是一个对象，写着每个功能的开关。');
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
	if (!isRecord(monitor)) return failure('里的 monitor 应该是一个对象，如 { "url": "https://…", "sampleRate": 0.1 }。');
	const { url, sampleRate = 1 } = monitor;
	const problem = unknownKey('monitor.', monitor, MONITOR_KEYS) ?? wrongAddress('monitor.url', url, origins);
	if (problem || (typeof sampleRate === 'number' && sampleRate >= 0 && sampleRate <= 1)) return problem;
	return failure(`里的 monitor.sampleRate 应该是 0 到 1 之间的数，现在是 ${JSON.stringify(sampleRate)}。`);
}

function unknownKey(path: string, value: Record<string, unknown>, known: readonly string[]): ConfigResult | null {
	const odd = Object.keys(value).find((key) => !known.includes(key));
	return odd === undefined
		? null
		: failure(
				`里的 ${path}${odd} 不认识，${known.length > 0 ? `能写的只有 ${known.map((key) => path + key).join('、')}` : '这里什么也不能写'}。`,
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
	if (typeof address !== 'string') return failure(`里的 ${path} 应该是一个地址，现在是 ${JSON.stringify(address)}。`);
	const url = toUrl(address);
	if (!url || !/^https?:$/.test(url.protocol)) return failure(`里的 ${path} 不是网址：${JSON.stringify(address)}。`);
	// The policy allows every https: origin.
	if (url.protocol !== 'http:' || url.origin === location.origin || origins.includes(url.origin)) return null;
	return failure(
		`里的 ${path} 是 ${url.origin}，浏览器会拦住它：网站的安全策略只放行 https 和 app.yaml 的 http.origins 里的地址。写进去以后要重新构建。`,
	);
}

function wrongSwitch(features: Record<string, unknown>): ConfigResult | null {
	const odd = Object.entries(features).find(([, on]) => typeof on !== 'boolean');
	return odd ? failure(`里的 features.${odd[0]} 只能是 true 或 false，现在是 ${JSON.stringify(odd[1])}。`) : null;
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
	return failure(`里的 ${key} 只能是 ${known.map((name) => `"${name}"`).join('、')} 之一，现在是 ${JSON.stringify(value)}。`);
}

/** Reads the response for `config.json`. A missing file means the defaults. */
export function readConfigAnswer({ status, text }: { status: number; text: string }, scope: ConfigScope): ConfigResult {
	if (status === 404 || status === 410) return readRuntimeConfig({}, scope);
	if (status < 200 || status > 299) return failure(`没有取到，服务器返回了 ${status}。`);
	if (/^\s*</.test(text)) return failure('的内容是网页，不是 JSON。服务器上可能没有这个文件，返回了别的页面。');
	try {
		return readRuntimeConfig(JSON.parse(text), scope);
	} catch (error) {
		return failure(`不是有效的 JSON：${error instanceof Error ? error.message : ''}`);
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
		return failure(timer.signal.aborted ? `等了 ${LIMIT_MS / 1000} 秒还没有取到，网络可能很慢。` : '没有取到，可能是网络断了。');
	} finally {
		clearTimeout(limit);
	}
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

export function withBases(apis: Readonly<Record<string, ApiSpec>>, bases: Readonly<Record<string, string>>): Record<string, ApiSpec> {
	return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: bases[name] ?? api.base }]));
}
