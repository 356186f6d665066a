// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRuntimeConfig, readConfigAnswer, withBases } from '#src/http/runtime-config.ts';
import { mainApi } from './support.ts';

const SCOPE = { backEnds: ['simulated'], apis: ['main', 'judge'], origins: ['http://10.0.0.5:8080'], features: ['honours'] };

const read = (text: string, status = 200) => readConfigAnswer({ status, text }, SCOPE);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('location', new URL('http://localhost/'));
});

const DEFAULTS = { apis: {}, backend: null, authentication: null, monitor: null, features: {} };

test.each([
	['names an address', { apis: { main: '/a' }, backend: 'browser' }],
	['chooses a back end of app.yaml', { backend: 'simulated' }],
	['is empty of settings', {}],
	['leaves the back end to the build', { apis: {}, backend: null }],
	['takes the menus from the server', { authentication: 'all' }],
	['takes them from the app', { authentication: 'intelligence' }],
	['names an https server', { apis: { main: 'https://api.example.com/main' } }],
	['names a server of app.yaml', { apis: { judge: 'http://10.0.0.5:8080' } }],
	['switches a feature off', { features: { honours: false } }],
	['sends a share of the errors', { monitor: { url: 'https://monitor.example.com/in', sampleRate: 0.1 } }],
])('accepts a configuration that %s', (_case, value) => {
	expect(read(JSON.stringify(value))).toEqual({ ok: true, config: { ...DEFAULTS, ...value } });
});

test('without a rate every visit is monitored', () => {
	expect(read('{"monitor":{"url":"/in"}}')).toMatchObject({ config: { monitor: { url: '/in', sampleRate: 1 } } });
});

test.each([404, 410])('a missing file (status %d) means the defaults, whatever page it returns', (status) => {
	expect(read('<html>', status)).toEqual({ ok: true, config: DEFAULTS });
});

test.each([
	['a page of HTML', '<!doctype html><title>App</title>', 200, '的内容是网页，不是 JSON'],
	['a failing server', '', 502, '服务器返回了 502'],
	['an empty file', '', 200, '不是有效的 JSON'],
	['half a file', '{"apis":{"main"', 200, '不是有效的 JSON'],
	['null', 'null', 200, '应该是一个对象'],
	['a list', '[]', 200, '应该是一个对象'],
	['addresses that are not an object', '{"apis":["/a"]}', 200, 'apis 应该是一个对象'],
	['a number as an address', '{"apis":{"main":3}}', 200, 'apis.main 应该是一个地址，现在是 3'],
	['an address that is none', '{"apis":{"main":"javascript:1"}}', 200, 'apis.main 不是网址'],
	['a server that the policy blocks', '{"apis":{"main":"http://10.0.0.6/main"}}', 200, 'apis.main 是 http://10.0.0.6，浏览器会拦住它'],
	[
		'a misspelt key',
		'{"authentification":"all"}',
		200,
		'authentification 不认识，能写的只有 apis、backend、authentication、monitor、features',
	],
	['a misspelt API', '{"apis":{"mian":"/a"}}', 200, 'apis.mian 不认识，能写的只有 apis.main、apis.judge'],
	['switches that are not an object', '{"features":["honours"]}', 200, 'features 应该是一个对象'],
	['an unknown feature', '{"features":{"honors":false}}', 200, 'features.honors 不认识，能写的只有 features.honours'],
	['a switch that is text', '{"features":{"honours":"no"}}', 200, 'features.honours 只能是 true 或 false，现在是 "no"'],
	['an unknown back end', '{"backend":"moon"}', 200, 'backend 只能是 "network"、"browser"、"simulated" 之一，现在是 "moon"'],
	['a monitor without an address', '{"monitor":{}}', 200, 'monitor.url 应该是一个地址，现在是 undefined'],
	['a monitor that the policy blocks', '{"monitor":{"url":"http://10.0.0.6/in"}}', 200, 'monitor.url 是 http://10.0.0.6，浏览器会拦住它'],
	['a misspelt key of the monitor', '{"monitor":{"url":"/in","rate":1}}', 200, 'monitor.rate 不认识'],
	['an impossible rate', '{"monitor":{"url":"/in","sampleRate":10}}', 200, 'monitor.sampleRate 应该是 0 到 1 之间的数，现在是 10'],
	['an unknown source', '{"authentication":"server"}', 200, 'authentication 只能是 "intelligence"、"all" 之一，现在是 "server"'],
])('reports %s with the file name and the error', (_case, text, status, problem) => {
	const result = read(text, status);
	expect(result).toMatchObject({ ok: false, problem: expect.stringContaining(problem) });
	expect(result).toMatchObject({ problem: expect.stringMatching(/^config\.json /) });
});

test('an API missing in the configuration keeps its address', () => {
	const apis = withBases({ main: mainApi, judge: mainApi }, { judge: 'https://judge.example' });
	expect([apis.main?.base, apis.judge?.base]).toEqual([mainApi.base, 'https://judge.example']);
});

const CONFIG = 'http://localhost/config.json';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test('times out after ten seconds', async () => {
	vi.stubGlobal('fetch', ({ signal }: Request) => {
		return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
	});
	const loading = loadRuntimeConfig(CONFIG, SCOPE);
	await vi.advanceTimersByTimeAsync(10_000);
	expect(await loading).toEqual({ ok: false, problem: 'config.json 等了 10 秒还没有取到，网络可能很慢。' });
});

test('reports a lost connection, and the retry bypasses the cache', async () => {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async ({ cache }: Request) => {
		asked.push(cache);
		if (asked.length === 1) throw new TypeError('Failed to fetch');
		return new Response('{}');
	});
	expect(await loadRuntimeConfig(CONFIG, SCOPE)).toEqual({ ok: false, problem: 'config.json 没有取到，可能是网络断了。' });
	expect(await loadRuntimeConfig(CONFIG, SCOPE, true)).toMatchObject({ ok: true });
	expect(asked).toEqual(['default', 'reload']);
});
