import { type Names, resolveName } from '#codegen/check/names.ts';
import { type Argument, checkArguments, reportMissing } from '#codegen/check/slot/check-arguments.ts';
import { type Compiled, json, objectOf } from '#codegen/check/slot/compiled.ts';
import { SettingsCompiler } from '#codegen/check/slot/settings-compiler.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { checkExpression } from '#codegen/expression/check-expression.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, type RecordSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { rootNode } from '#codegen/walk/scoped-walk.ts';

/** Compiles the counts of the header items. Keys are item indexes (`0` is the first), as in the runtime. */
export function checkMenuCounts(menus: ObjectSpec | null, names: Names, report: Report): Compiled {
	const header = menus?.keys.get('header')?.value;
	if (header?.kind !== 'list') return objectOf([]);
	return objectOf(
		header.items.flatMap((item, index): [string, Compiled][] => {
			const count = item.kind === 'object' ? item.keys.get('count')?.value : undefined;
			return count?.kind === 'object' ? [[String(index), compileCount(count, names, report)]] : [];
		}),
	);
}

function compileCount(spec: ObjectSpec, names: Names, report: Report): Compiled {
	const call = referenceAt(spec, 'call');
	if (!call || !resolveName(names, 'operation', call.name, call.at, report)) return objectOf([]);
	const operation = names.operations.get(call.name);
	const entries: [string, Compiled][] = [['call', json(call.name)]];
	const input = spec.keys.get('with')?.value;
	if (input?.kind === 'record') entries.push(['with', compileInput(input, call, names, report)]);
	else if (operation) reportMissing(operation, new Set(), { of: call.at, report });
	const compiler = new SettingsCompiler(names, report);
	const value = compiler.walk.keys(rootNode(spec)).get('value');
	if (value) entries.push(['value', compiler.compile(value)]);
	entries.push(['unit', json(scalarAt(spec, 'unit') ?? '')]);
	return objectOf(entries);
}

/** Arguments must be literals: menus have no data to compute them from. */
function compileInput(input: RecordSpec, call: { name: string; at: RecordSpec['at'] }, names: Names, report: Report): Compiled {
	const types = new Map<string, Argument>();
	const compiled = [...input.entries].flatMap(([name, { key, value }]): [string, Compiled][] => {
		if (value.kind !== 'expression') return [];
		const { ast, at } = value;
		const type: ValueType =
			ast.kind === 'literal' ? checkExpression(ast, { scope: new Map(), dictionaries: names.dictionaries }, report) : { kind: 'unknown' };
		types.set(name, { type, ast, at, key });
		if (ast.kind === 'literal') return [[name, json(ast.value)]];
		report({
			code: 'wrong-type',
			message: 'Menus are outside of pages, so only a number, a text, yes or no can be a parameter here.',
			hint: 'Text needs single quotes: `"\'c1\'"`.',
			at,
		});
		return [];
	});
	checkArguments(names.operations.get(call.name), { types, at: input.at, of: call.at, report }, false);
	return objectOf(compiled);
}
