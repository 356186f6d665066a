import type { Names } from '#codegen/check/names.ts';
import { reportMissing } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, objectOf } from '#codegen/check/slot/compiled.ts';
import { SettingsCompiler } from '#codegen/check/slot/settings-compiler.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, referenceAt } from '#codegen/read/spec.ts';
import { rootNode } from '#codegen/walk/scoped-walk.ts';

export function checkSearch(app: ObjectSpec, names: Names, report: Report): Compiled | null {
	const search = app.keys.get('search')?.value;
	const call = search?.kind === 'object' ? referenceAt(search, 'call') : undefined;
	if (search?.kind !== 'object' || !call) return null;
	const operation = names.operations.get(call.name);
	if (operation && !search.keys.has('with') && !search.incomplete) reportMissing(operation, new Set(), { of: call.at, report });
	const compiler = new SettingsCompiler(names, report);
	return objectOf(
		[...compiler.walk.keys(rootNode(search))].map(([key, node]) => [
			key,
			key === 'with' ? compiler.arguments(node, operation, { of: call.at, into: key }) : compiler.compile(node),
		]),
	);
}
