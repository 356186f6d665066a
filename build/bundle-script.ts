import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';

export interface ScriptOptions {
	/** Path of the TypeScript file, from the project's folder. */
	entry: string;
	/** Values of the constants that the script declares. */
	define: Readonly<Record<string, unknown>>;
	target: Rspack.Configuration['target'];
}

/** Bundles a script that stands beside the app's own, so that it shares the app's modules. Returns its text. */
export async function bundleScript(root: string, { entry, define, target }: ScriptOptions): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'script-'));
	try {
		await run({
			mode: 'production',
			context: root,
			target,
			devtool: false,
			entry: `./${entry}`,
			output: { path: folder, filename: 'script.js', iife: true },
			module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }] },
			plugins: [new rspack.DefinePlugin(Object.fromEntries(Object.entries(define).map(([name, value]) => [name, literal(value)])))],
		});
		return readFileSync(path.join(folder, 'script.js'), 'utf8');
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Escapes `<`, so that no setting can close a script element. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function run(options: Rspack.Configuration): Promise<void> {
	const compiler = rspack(options);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null);
			compiler.close(() => (failure ? reject(failure) : resolve()));
		});
	});
}
