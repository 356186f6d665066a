import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import type { UserCall } from '#src/http/early-requests.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

export interface InlineScript {
	text: string;
	source: string;
}

export interface FirstPaintOptions extends Pick<AppSettings, 'site' | 'theme' | 'token'> {
	/** Address of `config.json`. */
	config: string;
	/** Null where the user is not called over the network. */
	userCall: UserCall | null;
}

/** Bundles `src/first-paint.ts` with an app's settings. It imports the app's own rules, so the two cannot differ. */
export async function bundleFirstPaint(root: string, { site, theme, token, config, userCall }: FirstPaintOptions): Promise<InlineScript> {
	const folder = mkdtempSync(path.join(tmpdir(), 'first-paint-'));
	try {
		await run({
			mode: 'production',
			context: root,
			target: ['web', 'es2020'],
			devtool: false,
			entry: './src/first-paint.ts',
			output: { path: folder, filename: 'first-paint.js', iife: true },
			module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }] },
			plugins: [
				new rspack.DefinePlugin({
					__SITE_KEY__: literal(site.key),
					__THEME__: literal(theme),
					__TOKEN__: literal(token),
					__CONFIG__: literal(config),
					__USER_CALL__: literal(userCall),
				}),
			],
		});
		const text = readFileSync(path.join(folder, 'first-paint.js'), 'utf8');
		return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Escapes `<`, so that no setting can close the script element. */
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
