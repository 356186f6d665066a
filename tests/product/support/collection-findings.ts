import type { Collection } from '#codegen/collection.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { parseYaml } from '#codegen/read/parse-yaml.ts';
import { readSpec } from '#codegen/read/read-spec.ts';
import type { ObjectSpec } from '#codegen/read/spec.ts';

/** Codes and marked texts of the findings in these entries of a collection. */
export function findingsIn(
	{ shape, check }: Pick<Collection<string>, 'shape' | 'check'>,
	texts: Readonly<Record<string, string>>,
): string[] {
	const found: Diagnostic[] = [];
	const report = (diagnostic: Diagnostic): void => void found.push(diagnostic);
	const entries = Object.entries(texts).flatMap(([name, text]): [string, ObjectSpec][] => {
		const tree = parseYaml(name, text, report);
		const spec = tree && readSpec(tree, shape, report);
		return spec ? [[name, spec]] : [];
	});
	check?.(new Map(entries), report);
	return found.map(({ code, at }) => `${code} ${at.file}: ${texts[at.file]?.slice(at.start, at.end)}`);
}
