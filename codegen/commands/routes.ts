import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseTree } from 'jsonc-parser';
import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { reportGithub } from '#codegen/diagnostics/report-github.ts';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { servedSiteOf } from '#codegen/emit/served-site.ts';
import { isEmptyFolder, readNamedFile } from '#codegen/files.ts';
import type { Project } from '#codegen/project.ts';
import { locateInJson } from '#codegen/read/locate-in-json.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { locateInTree, type TreePath, toPlain } from '#codegen/read/tree.ts';
import type { ListCheck } from '#src/routing/served/check-served-list.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { type Command, refused } from './command.ts';

const USAGE = 'Use `npm run codegen -- routes check <file>`.';

/** The checker of the app itself, loaded by its path so that the compiler does not depend on the app. */
const CHECKS = 'src/routing/served/check-served-list.ts';
const FINDER = 'src/routing/served/find-list.ts';

/** `routes check <file>` prints what is wrong in a list of routes. Exits with 1 if it has errors, which the app would leave out or repair. */
export const routes: Command = async ([verb, file, ...more], { project, format, compile }) => {
	if (verb !== 'check' || file === undefined || more.length > 0) return refused(USAGE);
	const text = readNamedFile(project, file);
	if (text === null) return refused(`There is no file \`${file}\`. ${USAGE}`);
	const { model, diagnostics } = await compile();
	if (!model) return refused(`The manifests have ${diagnostics.length} findings. Run \`npm run codegen\` first.`);
	const read = readFile(file, text);
	if (typeof read === 'string') return refused(read);
	const load = loaderOf(project);
	if (!load) return refused(`The output of \`${project.manifests}\` is missing. Run \`npm run codegen\` first.`);
	const { checkServedList } = (await load(CHECKS)) as { checkServedList(list: unknown, site: ServedSite): ListCheck };
	const { findList } = (await load(FINDER)) as { findList(value: unknown): { list: unknown; at: readonly string[] } | null };
	const { list, at } = findList(read.value) ?? { list: read.value, at: [] };
	const checked = checkServedList(list, servedSiteOf(model));
	const note = { severity: 'note' as const };
	const spanOf = (place: readonly number[]): SourceSpan => read.locate([...at, ...treePath(place)]);
	const findings = checked.findings.map((finding): Diagnostic => {
		const { severity, label, message, code, remedy } = finding;
		const span = spanOf(checked.placeOf(finding.path));
		const text = `${label && `${label}: `}${message} (${code})`;
		return { code: 'served-list', message: text, hint: remedy, at: span, ...(severity === 'warning' && note) };
	});
	findings.push(
		...checked.dropped.map(({ path: place, label, what, reason }): Diagnostic => {
			return { code: 'served-list', message: `${label && `${label}: `}${what}: ${reason} (dropped)`, at: spanOf(place), ...note };
		}),
	);
	const code = checked.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
	const sources = new Map([[file, text]]);
	if (format === 'json') return { output: reportJson(findings, sources), code };
	if (format === 'github') return { output: reportGithub(findings, sources), code };
	return { output: [...summaryOf(checked), reportText(findings, sources)].join('\n'), code };
};

/** Loads modules of the app with its texts; null if they were never written. */
function loaderOf(project: Project): ((file: string) => Promise<unknown>) | null {
	const { root, tsconfig, generated } = project;
	if (isEmptyFolder(project, generated)) return null;
	const options = { parentURL: import.meta.url, ...(tsconfig !== null && { tsconfig }) };
	return async (file) => (await import('tsx/esm/api')).tsImport(pathToFileURL(path.join(root, file)).href, options);
}

interface ReadFile {
	value: unknown;
	locate(path: TreePath): SourceSpan;
}

/** The content of the file, or an error message. */
function readFile(file: string, text: string): ReadFile | string {
	if (file.endsWith('.json')) {
		try {
			const value: unknown = JSON.parse(text);
			return { value, locate: (at) => ({ file, ...jsonSpan(text, at) }) };
		} catch (error) {
			return `\`${file}\` is not JSON: ${(error as Error).message}.`;
		}
	}
	const findings: Diagnostic[] = [];
	const tree = parseYaml(file, text, (finding) => findings.push(finding));
	const [first] = findings;
	if (!tree || first) return `\`${file}\` cannot be read: ${first?.message ?? 'it holds nothing.'}`;
	return { value: toPlain(tree), locate: (at) => locateInTree(tree, at) };
}

function jsonSpan(text: string, at: TreePath): Pick<SourceSpan, 'start' | 'end'> {
	const root = parseTree(text);
	return root ? locateInJson(root, at) : { start: 0, end: 0 };
}

/** `[2, 0]` of a list of routes is `[2].children[0]`. */
const treePath = (place: readonly number[]): TreePath => place.flatMap((index, depth) => (depth === 0 ? [index] : ['children', index]));

function summaryOf({ family, converted, dropped }: ListCheck): string[] {
	return family === 'native' ? [] : [`${family}: ${converted.length} converted, ${dropped.length} dropped.`, ''];
}
