/**
 * Writes compiler output and kills itself: `killed-writer.ts <root> <files> <operation> <nth> <moment>`. `operation` is a function of
 * `node:fs`; `before` kills before its nth call, `half` after half of the text is written.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { VirtualFile } from '#codegen/emit/virtual-file.ts';

const [root = '', files = '', operation = '', nth = '', moment = ''] = process.argv.slice(2);
const output = JSON.parse(fs.readFileSync(files, 'utf8')) as VirtualFile[];
const { resolveProject } = await import('#codegen/project.ts');
const { writeOutput, writeStamp } = await import('#codegen/output.ts');
const project = resolveProject({}, root);

killAt(operation as 'writeFileSync' | 'renameSync' | 'rmSync', Number(nth), moment);
writeOutput(project, output);
writeStamp(project, { folders: [], inputs: {}, outputs: {} });

function killAt(name: 'writeFileSync' | 'renameSync' | 'rmSync', count: number, when: string): void {
	const original = fs[name] as (...args: unknown[]) => void;
	let calls = 0;
	Object.assign(fs, {
		[name]: (...args: unknown[]) => {
			calls += 1;
			if (calls < count) return original(...args);
			if (when === 'half') original(args[0], String(args[1]).slice(0, String(args[1]).length / 2));
			die();
		},
	});
	// Updates the named imports of `node:fs` to the patched functions.
	syncBuiltinESMExports();
}

function die(): never {
	process.kill(process.pid, 'SIGKILL');
	// The signal may be delivered on another thread, so block until it is.
	for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}
