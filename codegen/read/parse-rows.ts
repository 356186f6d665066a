import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { SourceFile } from './document.ts';
import { loadYaml } from './load-yaml.ts';
import { parseYaml } from './parse-yaml.ts';
import { type Plain, toPlain } from './tree.ts';

/** Reads a seed file, which must be a list of rows. Never throws. */
export function parseRows({ path: file, text }: SourceFile, report: Report): readonly Plain[] | null {
	const quick = loadYaml(text);
	if (Array.isArray(quick)) return quick;
	const tree = parseYaml(file, text, report);
	if (!tree) return null;
	const rows = toPlain(tree);
	if (Array.isArray(rows)) return rows;
	report({ code: 'wrong-type', message: 'A seed file holds a list of rows.', hint: 'Start each row with `- `.', at: tree.at });
	return null;
}
