import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { SourceFile } from './document.ts';
import { parseYaml } from './parse-yaml.ts';
import { locateInTree, type Plain, type Tree, type TreePath, toPlain } from './tree.ts';

/** Reads a seed file, which must be a list of rows. Never throws. */
export function parseRows({ path: file, text }: SourceFile, report: Report): readonly Plain[] | null {
	const tree = parseYaml(file, text, report);
	if (!tree) return null;
	const rows = toPlain(tree);
	if (Array.isArray(rows)) return rows;
	report({ code: 'wrong-type', message: 'A seed file holds a list of rows.', hint: 'Start each row with `- `.', at: tree.at });
	return null;
}

/** Location of a value in a seed file that `parseRows` has read. */
export function locateInRows(source: SourceFile, path: TreePath, part: 'key' | 'value' = 'value'): SourceSpan {
	const { path: file, text } = source;
	const tree = trees.get(source) ?? parseYaml(file, text, () => undefined);
	trees.set(source, tree);
	return tree ? locateInTree(tree, path, part) : { file, start: 0, end: 0 };
}

/** A mistake may be in many rows of one file. */
const trees = new WeakMap<SourceFile, Tree | null>();
