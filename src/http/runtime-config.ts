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
}

/** `problem` describes the error in one sentence. */
export type ConfigResult = { ok: true; config: RuntimeConfig } | { ok: false; problem: string };

const FILE = 'config.json';
const LIMIT_MS = 10_000;

const failure = (problem: string): ConfigResult => ({ ok: false, problem: `${FILE} ${problem}` });

/** Validates the configuration. An app started with an incomplete one would call the wrong server. `backEnds`: the names in app.yaml. */
export function readRuntimeConfig(value: unknown, backEnds: readonly string[]): ConfigResult {
	if (!isRecord(value)) return failure('应该是一个对象，如 { "apis": {} }。');
	const { apis = {}, backend = null, authentication = null } = value;
	if (!isRecord(apis)) return failure('里的 apis 应该是一个对象，写着每个接口的地址。');
	const odd = Object.entries(apis).find(([, base]) => typeof base !== 'string');
	if (odd) return failure(`里的 apis.${odd[0]} 应该是一个地址，现在是 ${JSON.stringify(odd[1])}。`);
	const unknown =
		unknownChoice('backend', backend, ['network', 'browser', ...backEnds]) ??
		unknownChoice('authentication', authentication, ['intelligence', 'all']);
	return unknown ?? { ok: true, config: { apis, backend, authentication } as RuntimeConfig };
}

function unknownChoice(key: string, value: unknown, known: readonly unknown[]): ConfigResult | null {
	if (value === null || known.includes(value)) return null;
	return failure(`里的 ${key} 只能是 ${known.map((name) => `"${name}"`).join('、')} 之一，现在是 ${JSON.stringify(value)}。`);
}

/** Reads the response for `config.json`. A missing file means the defaults. */
export function readConfigAnswer({ status, text }: { status: number; text: string }, backEnds: readonly string[]): ConfigResult {
	if (status === 404 || status === 410) return readRuntimeConfig({}, backEnds);
	if (status < 200 || status > 299) return failure(`没有取到，服务器返回了 ${status}。`);
	if (/^\s*</.test(text)) return failure('的内容是网页，不是 JSON。服务器上可能没有这个文件，返回了别的页面。');
	try {
		return readRuntimeConfig(JSON.parse(text), backEnds);
	} catch (error) {
		return failure(`不是有效的 JSON：${error instanceof Error ? error.message : ''}`);
	}
}

/** Never rejects. `again` bypasses the browser's cache. */
export async function loadRuntimeConfig(address: string, backEnds: readonly string[], again = false): Promise<ConfigResult> {
	const timer = new AbortController();
	const limit = setTimeout(() => timer.abort(), LIMIT_MS);
	try {
		const response = await fetchOrJoin(new Request(address, { signal: timer.signal, ...(again && { cache: 'reload' }) }));
		return readConfigAnswer({ status: response.status, text: await response.text() }, backEnds);
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
