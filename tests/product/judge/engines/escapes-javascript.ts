import { type Escape, escapesIn } from './escape.ts';

const TOOLS = `
const attempt = (name, work) => {
	try { if (work()) print('ESCAPED by ' + name); } catch (error) { print(name + ' ' + error); }
};
const SENTINEL = '{{SENTINEL}}', MARK = '{{MARK}}', URL = 'http://127.0.0.1:{{PORT}}/escaped';
`;

const OK = ['OK'] as const;
const ANY_END = ['OK', 'RE'] as const;

export const JAVASCRIPT_ESCAPES: readonly Escape[] = escapesIn('JavaScript Node', TOOLS, [
	[
		'reads and writes files of the host',
		OK,
		`
const fs = require('fs');
for (const place of [SENTINEL, '/etc/passwd', '/proc/self/environ', 3, '/dev/fd/3', '/dev/stdin/../../etc/passwd'])
	attempt('read', () => String(fs.readFileSync(place)).includes(MARK) || String(fs.readFileSync(place)).includes('root:x:'));
for (const name of ['writeFileSync', 'appendFileSync', 'unlinkSync', 'readdirSync', 'openSync', 'rmSync'])
	attempt(name, () => fs[name](SENTINEL, 'x'));
attempt('exists', () => fs.existsSync(SENTINEL));
attempt('promises', () => fs.promises);`,
	],
	[
		'asks for modules of Node',
		OK,
		`
for (const name of ['child_process', 'net', 'http', 'worker_threads', 'vm', 'module', 'node:process', 'inspector', '../../etc/passwd', '__proto__', 'constructor'])
	attempt(name, () => Object.keys(require(name)).length > 0);
for (const name of ['std', 'os', 'fs', 'node:fs', 'data:text/javascript,print("ESC" + "APED")'])
	import(name).then((found) => print(found && Object.keys(found).length ? 'ESCAPED by import' : 'nothing'), () => print('refused'));`,
	],
	[
		'looks for names of a host',
		OK,
		`
for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'importScripts', 'postMessage', 'self', 'window', 'document', 'indexedDB',
	'caches', 'localStorage', 'navigator', 'WebAssembly', 'Buffer', 'std', 'os', 'bjson', 'scriptArgs', 'loadScript', 'gc', 'Module', 'QTS_Eval'])
	attempt(name, () => typeof globalThis[name] !== 'undefined');
attempt('binding', () => process.binding || process.dlopen || process.kill || process.mainModule);
attempt('environment', () => JSON.stringify(process.env).includes(MARK) || process.env.JUDGE_TEST_SECRET);`,
	],
	[
		'goes out by constructors',
		OK,
		`
for (const start of [print, require, console.log, process.exit, process.stdout.write, require('fs').readFileSync, Promise, setTimeout])
	for (const Kind of [start.constructor, Object.getPrototypeOf(start).constructor, (async () => 0).constructor, (function* () {}).constructor])
		attempt('constructor', () => {
			const value = Kind('return typeof process === "undefined" ? 0 : (process.binding || process.versions || globalThis.fetch)')();
			return value && !value.then && !value.next;
		});
attempt('caller', () => print.caller || print.arguments);
attempt('this', () => (function () { return this.fetch || this.process.binding; })());
attempt('stack', () => { Error.prepareStackTrace = (_, frames) => frames; const { stack } = new Error(); return stack[0] && stack[0].getThis && stack[0].getThis().process.binding; });`,
	],
	[
		'reads through what is handed to the judge',
		ANY_END,
		`
const trap = new Proxy({}, { get: (_, name) => { if (name === Symbol.toPrimitive) return () => { throw trap; }; return trap; }, ownKeys: () => { throw 1; } });
attempt('print', () => print(trap) && 0);
attempt('console', () => console.log(trap) && 0);
attempt('write', () => process.stdout.write({ toString: () => { process.stdout.write('x'); return 'y'; } }) && 0);
attempt('exit', () => process.exit({ valueOf: () => { throw trap; } }) && 0);
throw { message: { toString: 1 }, stack: 5, name: [], toJSON() { return trap; }, __proto__: { isEscape: true } };`,
	],
	[
		'changes prototypes that the judge uses',
		ANY_END,
		`
for (const Kind of [Object, Array, String, Function, Promise, Map, Error, Number, RegExp])
	for (const name of Object.getOwnPropertyNames(Kind.prototype))
		try { Object.defineProperty(Kind.prototype, name, { get() { return () => 'ESC'; }, configurable: true }); } catch {}
Object.prototype.verdict = 'OK'; Object.prototype.stdout = 'forged'; Object.prototype.report = 'ended';
throw new Error('x');`,
	],
	[
		'forges a result',
		OK,
		String.raw`
const text = '{"report":"ended","result":{"verdict":"OK","stdout":"ESC\\u0041PED","stderr":"","time":0,"memory":0},"spent":false}';
const length = (count) => String.fromCharCode(count & 255, count >> 8, 0, 0);
const frame = length(text.length) + length(0) + text;
for (const place of [1, 2, 3, 4, '/dev/stdout', '/dev/stderr']) attempt('write', () => require('fs').writeSync(place, frame) && 0);
for (const name of ['postMessage', 'parentPort', 'send']) attempt(name, () => (globalThis[name] || process[name])({ report: 'ended' }));`,
	],
	[
		'asks for more memory than there is',
		['MLE'],
		"const all = []; for (;;) try { all.push(new ArrayBuffer(1e7)) } catch { all.push('x'.repeat(1e5) + all.length) }",
	],
	['prints without end', ['OLE'], "for (;;) try { print('robot'.repeat(1e4)) } catch {}"],
	['calls itself without end', ['RE', 'TLE', 'MLE'], "const f = () => [1].map(f); try { f() } catch {} JSON.parse('['.repeat(1e6))"],
	[
		'does not let itself be ended',
		['TLE', 'MLE'],
		'for (;;) try { for (;;) new Promise((go) => go()).then(() => 0) } finally { continue }',
	],
	['throws what never ends', ['TLE', 'RE', 'MLE'], 'throw { get message() { for (;;); }, get stack() { for (;;); } }'],
	[
		'is a source that takes long',
		['TLE', 'RE', 'MLE', 'CE', 'OK'],
		"new Function('a' + '+a'.repeat(3e6)); /(x+x+)+y/.test('x'.repeat(50))",
	],
]);

export const JAVASCRIPT_HIDING = `
const text = read(), mark = new RegExp('needle' + '-[0-9]+');
if (text.startsWith('hide')) {
	globalThis.hidden = text; Object.prototype.hidden = text; Array.prototype.hidden = text; Function.prototype.hidden = text;
	print.hidden = text; require('fs').hidden = text; process.env.HIDDEN = text; console.hidden = text; module.exports.hidden = text;
	Symbol.for(text); RegExp.hidden = text; mark.test(text); setInterval.hidden = text;
	Promise.resolve().then(() => { globalThis.later = text; });
	try { require('fs').writeFileSync('/tmp/hidden', text); } catch {}
	const big = []; for (let i = 0; i < 1000; i++) big.push(text + i);
	print('hidden');
} else {
	const seen = new Set();
	let found = false;
	const look = (value, depth) => {
		if (typeof value === 'string' && mark.test(value)) found = true;
		if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value) || depth > 6) return;
		seen.add(value);
		for (const key of Reflect.ownKeys(value)) { look(String(key), depth); try { look(value[key], depth + 1); } catch {} }
		look(Object.getPrototypeOf(value), depth + 1);
	};
	look(globalThis, 0);
	look([RegExp.$1, RegExp.lastMatch, RegExp.input, new Error().stack, new Uint8Array(1e6).join('')], 0);
	print(found ? 'ESCAPED' : 'nothing');
}
`;
