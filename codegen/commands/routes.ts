import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseTree } from 'jsonc-parser';
import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { reportGithub } from '#codegen/diagnostics/report-github.ts';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { servedSiteOf } from '#codegen/emit/served-site.ts';
import { readNamedFile } from '#codegen/files.ts';
import { locateInJson } from '#codegen/read/locate-in-json.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { locateInTree, type TreePath, toPlain } from '#codegen/read/tree.ts';
import type { ListCheck } from '#src/routing/served/check-served-list.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { type Command, refused } from './command.ts';

const USAGE = 'Use `npm run codegen -- routes check <file>`.';

/** The checker of the app itself, loaded by its path so that the compiler does not depend on the app. */
const CHECKS = 'src/routing/served/check-served-list.ts';

/** `routes check <file>` prints what is wrong in a list of routes. Exits with 1 if it has errors, which the app would leave out or repair. */
export const routes: Command = async ([verb, file, ...more], { project, format, compile }) => {
	if (verb !== 'check' || file === undefined || more.length > 0) return refused(USAGE);
	const text = readNamedFile(project, file);
	if (text === null) return refused(`There is no file \`${file}\`. ${USAGE}`);
	const { model, diagnostics } = await compile();
	if (!model) return refused(`The manifests have ${diagnostics.length} findings. Run \`npm run codegen\` first.`);
	const read = readFile(file, text);
	if (typeof read === 'string') return refused(read);
	const { list, at } = listIn(read.value);
	const { tsImport } = await import('tsx/esm/api');
	const checks = (await tsImport(pathToFileURL(path.join(project.root, CHECKS)).href, import.meta.url)) as {
		checkServedList(list: unknown, site: ServedSite): ListCheck;
	};
	const checked = checks.checkServedList(list, servedSiteOf(model));
	const findings = checked.findings.map((finding): Diagnostic => {
		const { severity, label, message, code, remedy } = finding;
		// Positions in a converted list are not those of the file.
		const place = checked.family === 'native' ? [...at, ...treePath(finding.path)] : at;
		const note = severity === 'warning' ? { severity: 'note' as const } : {};
		return { code: 'served-list', message: `${label && `${label}：`}${message}（${code}）`, hint: remedy, at: read.locate(place), ...note };
	});
	const code = checked.findings.some(({ severity }) => severity === 'error') ? 1 : 0;
	const sources = new Map([[file, text]]);
	if (format === 'json') return { output: reportJson(findings, sources), code };
	if (format === 'github') return { output: reportGithub(findings, sources), code };
	return { output: [...conversionsOf(checked), reportText(findings, sources)].join('\n'), code };
};

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

/** Paths at which servers commonly send the route list: `{ list }`, `{ data: { list } }`, `{ data: { routes } }`, `{ data: [...] }`. */
const PLACES: readonly (readonly string[])[] = [['list'], ['data', 'list'], ['data', 'routes'], ['data']];

function listIn(value: unknown): { list: unknown; at: readonly string[] } {
	for (const at of PLACES) {
		const list = at.reduce<unknown>((inside, key) => (inside as Readonly<Record<string, unknown>> | null | undefined)?.[key], value);
		if (Array.isArray(list)) return { list, at };
	}
	return { list: value, at: [] };
}

/** `[2, 0]` of a list of routes is `[2].children[0]`. */
const treePath = (place: readonly number[]): TreePath => place.flatMap((index, depth) => (depth === 0 ? [index] : ['children', index]));

function conversionsOf({ family, converted, dropped }: ListCheck): string[] {
	if (family === 'native') return [];
	const losses = dropped.map(
		({ path: place, label, what, reason }) => `  ${[place.join('.'), label].join(' ').trim()}  ${what}：${reason}`,
	);
	return [`${family}: ${converted.length} converted, ${dropped.length} dropped.`, ...losses, ''];
}
