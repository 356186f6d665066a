import { readFileSync } from 'node:fs';
import { createRsbuild } from '@rsbuild/core';
import { inject } from 'vitest';
import { packJudgeEngines } from '#build/judge-engines.ts';
import { workerPolicyPlugin } from '#build/worker-policy.ts';
import { shipped } from '#mock/generated/shipped.ts';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';
import { built } from './builds.ts';

/** Serves `judge-page.ts` under the policy of the demo. */
export async function startJudgeSite(): Promise<AppServer> {
	const dist = `${inject('folder')}/judge-page`;
	const policy = /http-equiv="Content-Security-Policy"[^>]*content="([^"]*)"/.exec(
		readFileSync(`${await built('demo')}/index.html`, 'utf8'),
	)?.[1];
	if (!policy) throw new Error('The demo has no policy.');
	const rsbuild = await createRsbuild({
		rsbuildConfig: {
			mode: 'production',
			logLevel: 'error',
			plugins: [workerPolicyPlugin('/')],
			source: { entry: { index: './tests/e2e/support/judge-page.ts' } },
			html: { meta: { policy: { 'http-equiv': 'Content-Security-Policy', content: policy } } },
			output: {
				module: true,
				distPath: { root: dist },
				copy: [{ from: packJudgeEngines(process.cwd(), shipped.engines), to: 'judge-engines' }],
			},
		},
	});
	await (await rsbuild.build()).close();
	return startAppServer({ dist });
}
