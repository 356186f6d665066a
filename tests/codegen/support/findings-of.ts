import { type AppModel, checkApis, checkApp } from '#codegen/check/check-app.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { type Manifests, readManifestFiles } from '#codegen/read/read-manifests.ts';
import { iconTables, type SampleProject } from './sample-project.ts';

export interface Checked {
	findings: readonly Diagnostic[];
	manifests: Manifests;
	model: AppModel | null;
}

/** Skips emitting, because tests call this hundreds of times. With a `memo` it checks only what an edit affects. */
export function checkProject(project: SampleProject, texts: ReadonlyMap<string, string> = new Map(), memo = new Memo()): Checked {
	const findings: Diagnostic[] = [];
	const report = (diagnostic: Diagnostic): void => {
		findings.push(diagnostic);
	};
	const below = (folder: string) => [...project].filter(([file]) => file.startsWith(`${folder}/`)).map(([path, text]) => ({ path, text }));
	const manifests = readManifestFiles({ folder: 'manifests', files: below('manifests') }, report, memo);
	const apis = checkApis(manifests, report, memo);
	const model = checkApp(manifests, apis, {
		report,
		memo,
		readText: (file) => texts.get(file) ?? iconTables.get(file) ?? null,
		readFolder: below,
	});
	return { findings, manifests, model };
}

export const findingsOf = (project: SampleProject, texts?: ReadonlyMap<string, string>, memo?: Memo): readonly Diagnostic[] =>
	checkProject(project, texts, memo).findings;
