/**
 * Source text that is evaluated inside the sandbox. Provides the input and output functions of the V8 shell and Node. The host passes in
 * only the input and three functions, which exchange only text and numbers.
 *
 * Timers run in order of their due time and never wait.
 */
export const PRELUDE = String.raw`(function (input, write, complain, leave) {
	'use strict';
	const lines = () => (input === '' ? [] : input.replace(/\r?\n$/, '').split(/\r?\n/));
	let rest = null;
	const nextLine = () => (rest ??= lines()).shift();
	const takeLines = () => (rest ??= lines()).splice(0);

	const quote = (text) => "'" + text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/'/g, "\\'") + "'";
	const keyOf = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));
	function show(value, depth, seen) {
		if (typeof value === 'string') return depth === 0 ? value : quote(value);
		if (typeof value === 'bigint') return value + 'n';
		if (typeof value === 'symbol') return value.toString();
		if (typeof value === 'function') return '[Function' + (value.name ? ': ' + value.name : ' (anonymous)') + ']';
		if (Object.is(value, -0)) return '-0';
		if (value === null || typeof value !== 'object') return String(value);
		if (value instanceof Error) return value.name + ': ' + value.message;
		if (value instanceof Date || value instanceof RegExp) return String(value);
		if (seen.includes(value)) return '[Circular *1]';
		if (depth > 2) return Array.isArray(value) ? '[Array]' : '[Object]';
		const inner = (each) => show(each, depth + 1, [...seen, value]);
		const wrap = (open, parts, close) => (parts.length === 0 ? open + close : open + ' ' + parts.join(', ') + ' ' + close);
		if (Array.isArray(value)) return wrap('[', value.map(inner), ']');
		if (value instanceof Set) return wrap('Set(' + value.size + ') {', [...value].map(inner), '}');
		if (value instanceof Map) return wrap('Map(' + value.size + ') {', [...value].map(([key, each]) => inner(key) + ' => ' + inner(each)), '}');
		if (ArrayBuffer.isView(value)) return wrap(value.constructor.name + '(' + value.length + ') [', [...value].map(inner), ']');
		return wrap('{', Object.entries(value).map(([key, each]) => keyOf(key) + ': ' + inner(each)), '}');
	}
	const FORMATS = {
		s: (value) => (typeof value === 'string' ? value : show(value, 1, [])),
		d: (value) => String(Number(value)),
		i: (value) => String(parseInt(value, 10)),
		f: (value) => String(parseFloat(value)),
		j: (value) => JSON.stringify(value),
	};
	function format(values) {
		let from = 0;
		let text = '';
		if (typeof values[0] === 'string' && values.length > 1) {
			from = 1;
			text = values[0].replace(/%([sdifj%])/g, (found, kind) => {
				if (kind === '%') return '%';
				return from < values.length ? FORMATS[kind](values[from++]) : found;
			});
			if (from < values.length) text += ' ';
		}
		return text + values.slice(from).map((value) => show(value, 0, [])).join(' ');
	}
	const toText = (value) => (typeof value === 'string' ? value : String(value));

	let count = 0;
	const waiting = [];
	function later(run, ms, repeat) {
		const timer = { id: ++count, at: (later.now ?? 0) + Math.max(Number(ms) || 0, 0), run, repeat };
		const place = waiting.findIndex((other) => other.at > timer.at);
		waiting.splice(place < 0 ? waiting.length : place, 0, timer);
		return timer.id;
	}
	function cancel(id) {
		const place = waiting.findIndex((timer) => timer.id === id);
		if (place >= 0) waiting.splice(place, 1);
	}

	const emitter = () => {
		const listeners = {};
		const self = {
			on: (name, listener) => ((listeners[name] ??= []).push(listener), self),
			once: (name, listener) => self.on(name, listener),
			emit: (name, ...values) => (listeners[name] ?? []).forEach((listener) => listener(...values)),
			has: (name) => (listeners[name] ?? []).length > 0,
		};
		return self;
	};
	const listening = ({ on, once }) => ({ on, once, addListener: on });

	const stdinEvents = emitter();
	let stdinStarted = false;
	const startStdin = () => {
		if (stdinStarted) return;
		stdinStarted = true;
		later(() => {
			if (input !== '') stdinEvents.emit('data', input);
			stdinEvents.emit('end');
			stdinEvents.emit('close');
		}, 0);
	};
	const stdin = {
		fd: 0,
		setEncoding: () => stdin,
		resume: () => (startStdin(), stdin),
		pause: () => stdin,
		on: (name, listener) => (stdinEvents.on(name, listener), startStdin(), stdin),
		once: (name, listener) => stdin.on(name, listener),
	};
	const stdout = { fd: 1, write: (text) => (write(toText(text)), true) };
	const stderr = { fd: 2, write: (text) => (complain(toText(text)), true) };

	const INPUTS = new Set([0, '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);
	const noFile = (path) => Object.assign(new Error("ENOENT: no such file or directory, open '" + path + "'"), { code: 'ENOENT' });
	const writeTo = (place, text) => {
		if (place === 1 || place === '/dev/stdout') write(toText(text));
		else if (place === 2 || place === '/dev/stderr') complain(toText(text));
		else throw noFile(place);
	};
	const fs = {
		readFileSync: (place, options) => {
			if (!INPUTS.has(place)) throw noFile(place);
			return options ? input : { toString: () => input, toJSON: () => input, length: input.length };
		},
		writeFileSync: writeTo,
		writeSync: writeTo,
		existsSync: (place) => INPUTS.has(place),
	};

	function createInterface() {
		const events = emitter();
		let asked = [];
		let open = true;
		const close = () => {
			if (!open) return;
			open = false;
			events.emit('close');
		};
		const step = () => {
			if (!open) return;
			const asks = asked.shift();
			if (!asks && !events.has('line')) return events.has('close') ? close() : undefined;
			const line = nextLine();
			if (line === undefined) return close();
			if (asks) asks(line);
			else events.emit('line', line);
			later(step, 0);
		};
		const self = {
			on: (name, listener) => (events.on(name, listener), later(step, 0), self),
			once: (name, listener) => self.on(name, listener),
			question: (prompt, answer) => {
				write(toText(prompt));
				asked.push(answer);
				later(step, 0);
			},
			setPrompt: () => undefined,
			prompt: () => undefined,
			pause: () => self,
			resume: () => self,
			close,
			async *[Symbol.asyncIterator]() {
				for (let line = nextLine(); line !== undefined; line = nextLine()) yield line;
			},
		};
		return self;
	}

	const modules = {
		fs,
		readline: { createInterface },
		events: Object.assign(function EventEmitter() { Object.assign(this, listening(emitter())); }, {}),
		util: { format: (...values) => format(values), inspect: (value) => show(value, 1, []) },
		os: { EOL: '\n' },
	};
	const require = (name) => {
		const known = modules[String(name).replace(/^node:/, '')];
		if (!known) throw Object.assign(new Error("Cannot find module '" + name + "'"), { code: 'MODULE_NOT_FOUND' });
		return known;
	};
	const log = (...values) => write(format(values) + '\n');
	const warn = (...values) => complain(format(values) + '\n');
	const offered = {
		print: (...values) => write(values.map(toText).join(' ') + '\n'),
		putstr: (text) => write(toText(text)),
		read: () => input,
		readline: () => nextLine(),
		console: { log, info: log, debug: log, error: warn, warn, assert: () => undefined },
		require,
		module: { exports: {} },
		process: {
			argv: ['node', 'main.js'], env: {}, platform: 'linux', version: 'v14.19.0',
			stdin, stdout, stderr,
			exit: (code) => leave(Number(code) || 0),
			nextTick: (run, ...values) => void Promise.resolve().then(() => run(...values)),
			hrtime: () => [0, 0],
			on: () => undefined,
		},
		setTimeout: (run, ms, ...values) => later(() => run(...values), ms, false),
		setImmediate: (run, ...values) => later(() => run(...values), 0, false),
		setInterval: (run, ms, ...values) => later(() => run(...values), ms, true),
		clearTimeout: cancel,
		clearImmediate: cancel,
		clearInterval: cancel,
		queueMicrotask: (run) => void Promise.resolve().then(run),
	};
	offered.global = globalThis;
	for (const [name, value] of Object.entries(offered))
		Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: false });

	return function step() {
		const timer = waiting.shift();
		if (!timer) return false;
		later.now = timer.at;
		if (timer.repeat) later(timer.run, 1, true);
		timer.run();
		return true;
	};
})`;
