import { type Diagnostic, isError } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Sources } from '#codegen/diagnostics/line-table.ts';
import { reportGithub } from '#codegen/diagnostics/report-github.ts';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { sortDiagnostics } from '#codegen/diagnostics/sort-diagnostics.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { type AccessView, createAccessView } from './access/access-view.ts';
import { guardFindings } from './access/guard-findings.ts';
import { printMatrix, printReach, reachData } from './access/print-access.ts';
import { reachOf } from './access/reach.ts';
import { reachFindings } from './access/reach-findings.ts';
import { sourceGuards } from './access/source-calls.ts';
import { type Command, type CommandResult, type Format, refused } from './command.ts';

/** `access` counts what each role can reach and lists access findings. `access <role>` lists everything that one role can reach. */
export const access: Command = async ([role, ...more], { format, compile, readText }) => {
	if (more.length > 0) return refused('access takes the name of one role, or nothing.');
	const { model, manifests, diagnostics, sources } = await compile();
	const { app } = manifests;
	const errors = diagnostics.filter(isError);
	if (!model || !app || errors.length > 0) {
		const count = errors.length === 1 ? '1 finding' : `${errors.length} findings`;
		return refused(`The manifests have ${count}; run \`npm run codegen\` first.`);
	}
	const source = createSourceReader(readText, model.code);
	const view = createAccessView(model, { ...manifests, app }, source);
	const guards = sourceGuards(model.names, source);
	const texts = new Map([...sources, ...source.texts]);
	return role === undefined || format === 'github' ? overview(view, guards, texts, format) : oneRole(view, role, texts, format);
};

function overview(view: AccessView, guards: ReadonlySet<string>, sources: Sources, format: Format): CommandResult {
	const findings = sortDiagnostics([...reachFindings(view), ...guardFindings(view, guards)]);
	const code = findings.some(isError) ? 1 : 0;
	return { output: printOverview(view, findings, sources, format), code };
}

function printOverview(view: AccessView, findings: readonly Diagnostic[], sources: Sources, format: Format): string {
	if (format === 'github') return reportGithub(findings, sources);
	const reaches = view.subjects.map((subject) => reachOf(view, subject));
	const { servedRoutes } = view.settings;
	if (format === 'json') {
		const roles = reaches.map((reach) => reachData(reach, sources));
		return JSON.stringify({ servedRoutes, roles, findings: JSON.parse(reportJson(findings, sources)) }, null, '\t');
	}
	const served = servedRoutes ? ['The server answers the routes of each user; what follows is by routes.yaml.'] : [];
	return [...served, printMatrix(reaches), reportText(findings, sources)].join('\n\n');
}

function oneRole(view: AccessView, role: string, sources: Sources, format: Format): CommandResult {
	const names = view.subjects.map(({ name }) => name);
	const subject = view.subjects.find(({ name }) => name === role);
	if (!subject) {
		const near = closest(role, names);
		return refused(`No role is called \`${role}\`. ${near ? `Did you mean \`${near}\`?` : `There are: ${names.join(', ')}.`}`);
	}
	const reach = reachOf(view, subject);
	return { output: format === 'json' ? JSON.stringify(reachData(reach, sources), null, '\t') : printReach(reach, sources), code: 0 };
}
