import { spawn } from 'node:child_process';

/** Runs a Node script in a process without NODE_ENV=test, which builds must not see. */
export function runNode(args: readonly string[], extraEnv: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<void> {
	const { NODE_ENV: _, VITEST: __, ...env } = process.env;
	const child = spawn(process.execPath, args, { env: { ...env, ...extraEnv }, stdio: ['ignore', 'pipe', 'pipe'], signal });
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`\`node ${args.join(' ')}\` ended with code ${code}.\n${output}`)),
		);
	});
}
