/** Runs in a judge process, like a program that has broken out of its engine, and reports what JavaScript can do there. */
import { writeSync } from 'node:fs';

const [sentinel, port, parent, pipe] = process.argv.slice(2);
const attempts = {
	'read a file': async () => (await import('node:fs')).readFileSync(sentinel, 'utf8'),
	'read the passwords': async () => (await import('node:fs')).readFileSync('/etc/passwd', 'utf8'),
	'read the environment of its parent': async () => (await import('node:fs')).readFileSync(`/proc/${parent}/environ`, 'utf8'),
	'read by a path with steps upwards': async () =>
		(await import('node:fs')).readFileSync(`${import.meta.dirname}/../../../package.json`, 'utf8'),
	'read by a buffer as its path': async () => (await import('node:fs')).readFileSync(Buffer.from(sentinel), 'utf8'),
	'read by a URL': async () => (await import('node:fs')).readFileSync(new URL(`file://${sentinel}`), 'utf8'),
	'read by promises': async () => (await import('node:fs/promises')).readFile(sentinel, 'utf8'),
	'read by a stream': async () => {
		const { createReadStream } = await import('node:fs');
		for await (const part of createReadStream(sentinel)) return part;
	},
	'list a folder': async () => (await import('node:fs')).readdirSync('/'),
	'open a folder': async () => (await import('node:fs')).opendirSync('/').readSync(),
	'look at a file': async () => (await import('node:fs')).statSync(sentinel),
	'follow a link': async () => (await import('node:fs')).readlinkSync('/proc/self/exe'),
	'write a file': async () => (await import('node:fs')).writeFileSync(sentinel, 'x'),
	'write beside itself': async () => (await import('node:fs')).writeFileSync(`${import.meta.dirname}/written`, 'x'),
	'add to a file': async () => (await import('node:fs')).appendFileSync(sentinel, 'x'),
	'remove a file': async () => (await import('node:fs')).rmSync(sentinel),
	'make a folder': async () => (await import('node:fs')).mkdtempSync('/tmp/probe-'),
	'link a file': async () => (await import('node:fs')).symlinkSync(sentinel, '/tmp/probe-link'),
	'copy a file': async () => (await import('node:fs')).copyFileSync(sentinel, '/tmp/probe-copy'),
	'watch a file': async () => (await import('node:fs')).watch(sentinel).close(),
	'start a process': async () => (await import('node:child_process')).execFileSync('true') && true,
	'fork itself': async () => (await import('node:child_process')).fork(process.argv[1]).kill(),
	'start a thread': async () => new (await import('node:worker_threads')).Worker('1', { eval: true }),
	'load an addon': () => process.dlopen({ exports: {} }, sentinel),
	'use the binding of files': () => process.binding('fs').internalModuleReadJSON(sentinel),
	'use the binding of processes': () => process.binding('spawn_sync').spawn({ file: '/bin/true', args: ['true'], stdio: [] }),
	'require by a module of its own': async () => (await import('node:module')).createRequire('/etc/')('./passwd'),
	'open the inspector': async () => {
		const inspector = await import('node:inspector');
		inspector.open(0);
		return inspector.url();
	},
	'use a session of the inspector': async () => {
		const { Session } = await import('node:inspector');
		new Session().connect();
		return true;
	},
	'run text by eval': () => Reflect.get(globalThis, 'eval')('1 + 1'),
	'run text by Function': () => new Function('return 1 + 1')(),
	'run text by a constructor': () => (async () => undefined).constructor('return 1')(),
	'find a secret in its environment': () => Object.keys(process.env).find((name) => /secret|path|home/i.test(name)),
	connect: () => connect('node:net', (net) => net.connect(Number(port), '127.0.0.1')),
	'connect outside': () => connect('node:net', (net) => net.connect(53, '8.8.8.8')),
	'connect to a socket of the disk': () => connect('node:net', (net) => net.connect(pipe)),
	'send a packet': async () => {
		const socket = (await import('node:dgram')).createSocket('udp4');
		return new Promise((resolve, reject) => {
			// Node 26 refuses the socket itself, before the packet.
			socket.once('error', reject);
			socket.send('x', Number(port), '127.0.0.1', (error) => (error ? reject(error) : resolve(true)));
		});
	},
	fetch: async () => (await fetch(`http://127.0.0.1:${port}/`)).status,
	'resolve a name': async () => (await import('node:dns/promises')).resolve4('example.com'),
	'send a signal to its host': () => process.kill(Number(parent), 0),
	'open the inspector of its host': () => process._debugProcess(Number(parent)),
	'see other processes': () => process.ppid > 0,
	'grant itself more': () => process.permission.has('fs.write') || process.permission.has('child') || process.permission.has('worker'),
	'write a report of Node': () => process.report.writeReport('/tmp/probe-report.json'),
	'write a heap snapshot': async () => (await import('node:v8')).writeHeapSnapshot('/tmp/probe.heapsnapshot'),
	'allow itself text that runs': async () => {
		(await import('node:v8')).setFlagsFromString('--no-disallow-code-generation-from-strings');
		return new Function('return 1')();
	},
};

async function connect(module, start) {
	const socket = start(await import(module));
	return new Promise((resolve, reject) => socket.once('connect', () => resolve(true)).once('error', reject));
}

const results = {};
for (const [name, attempt] of Object.entries(attempts)) {
	try {
		const value = await attempt();
		results[name] = value === undefined || value === false ? 'nothing' : 'done';
	} catch (error) {
		results[name] = error?.code ?? error?.name ?? String(error);
	}
}
writeSync(1, JSON.stringify(results));
process.exit(0);
