import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { AppModel } from './check/check-app.ts';
import { compileProject, type ProjectResult } from './commands/compile-project.ts';
import { watchProject } from './commands/watch.ts';
import { failureText } from './diagnostics/failure-text.ts';
import { reportText } from './diagnostics/report-text.ts';
import type { Project } from './project.ts';

/** A run writes several files. Without this delay in milliseconds, the bundler would rebuild after the first and again after the last. */
const WRITE_MS = 20;

/**
 * A build fails on findings. The dev server shows them in its overlay and keeps the last good output running; `onModel` is told what each run without
 * findings has compiled.
 */
export function manifestsPlugin(project: Project, onModel: (model: AppModel) => void): RsbuildPlugin {
	return {
		name: 'manifests',
		setup(api) {
			let findings = '';
			let compiler: Rspack.Compiler | Rspack.MultiCompiler | null = null;
			const end = new AbortController();

			api.onAfterCreateCompiler((created) => {
				compiler = created.compiler;
			});
			api.modifyRspackConfig((config, { appendPlugins }) => {
				config.watchOptions = { ...config.watchOptions, aggregateTimeout: WRITE_MS };
				appendPlugins({ apply: (own: Rspack.Compiler) => showFindings(own, () => findings) });
			});
			api.onBeforeBuild(async () => {
				const result = await compileProject(project);
				if (!result.files) throw new Error(`The manifests have findings.\n\n${textOf(result)}`);
			});
			api.onBeforeStartDevServer(async () => {
				await firstRun(project, end.signal, (text, result) => {
					if (result?.files && result.model) onModel(result.model);
					const before = findings;
					findings = text;
					// Written files trigger a rebuild; a run that writes nothing must invalidate the compiler to update the overlay.
					if (findings !== before && !result?.written.length) invalidate(compiler);
				});
			});
			api.onCloseDevServer(() => end.abort());
		},
	};
}

const textOf = (result: ProjectResult): string => (result.files ? '' : reportText(result.diagnostics, result.sources, { color: false }));

const failureOf = (error: unknown): string =>
	`The compiler failed: ${failureText(error)}\n\nThe last good output stays in use, and the next save is compiled again.`;

/** Resolves after the first run; watching continues. `onRun` gets the text to show, and the result unless the run has failed. */
function firstRun(project: Project, signal: AbortSignal, onRun: (text: string, result?: ProjectResult) => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const tell: typeof onRun = (text, result) => {
			onRun(text, result);
			resolve();
		};
		watchProject(project, {
			onResult: (result) => tell(textOf(result), result),
			onFailure: (error) => tell(failureOf(error)),
			signal,
		}).catch(reject);
	});
}

function showFindings(compiler: Rspack.Compiler, findings: () => string): void {
	compiler.hooks.thisCompilation.tap('manifests', (compilation) => {
		const text = findings();
		if (text) compilation.errors.push(new Error(text) as (typeof compilation.errors)[number]);
	});
}

function invalidate(compiler: Rspack.Compiler | Rspack.MultiCompiler | null): void {
	if (!compiler) return;
	const compilers = 'compilers' in compiler ? compiler.compilers : [compiler];
	for (const each of compilers) each.watching?.invalidate();
}
