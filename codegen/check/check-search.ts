import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ExpressionSpec, type ObjectSpec, type RecordSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { checkArguments, reportMissing } from './check-arguments.ts';
import { compileOutside } from './compile-outside.ts';
import { type Compiled, json, objectOf } from './compiled.ts';
import type { Names } from './names.ts';

type Compile = (spec: ExpressionSpec, name: string, type: ValueType) => { type: ValueType; compiled: Compiled };

export function checkSearch(app: ObjectSpec, names: Names, report: Report): Compiled | null {
	const search = app.keys.get('search')?.value;
	const call = search?.kind === 'object' ? referenceAt(search, 'call') : undefined;
	if (search?.kind !== 'object' || !call) return null;
	const compile: Compile = (spec, name, type) => compileOutside(spec, { name, type }, names, report);
	const entries: [string, Compiled][] = [['call', json(call.name)]];
	const input = search.keys.get('with')?.value;
	const operation = names.operations.get(call.name);
	if (input?.kind === 'record') entries.push(['with', compileInput(input, { call, names, compile, report })]);
	else if (operation && !search.incomplete) reportMissing(operation, new Set(), { of: call.at, report });

	const items = search.keys.get('items')?.value;
	const answer: ValueType = operation?.answer ?? { kind: 'unknown' };
	const found = items?.kind === 'expression' ? compile(items, 'answer', answer) : null;
	if (found) entries.push(['items', found.compiled]);
	const row: ValueType = found?.type.kind === 'array' ? found.type.items : { kind: 'unknown' };
	for (const key of ['title', 'note', 'path']) {
		const value = search.keys.get(key)?.value;
		if (value?.kind === 'expression') entries.push([key, compile(value, 'row', row).compiled]);
	}
	const debounce = scalarAt(search, 'debounce');
	if (debounce !== undefined) entries.push(['debounce', json(debounce)]);
	return objectOf(entries);
}

const keyword: ValueType = { kind: 'string' };

interface InputParts {
	call: { name: string; at: RecordSpec['at'] };
	names: Names;
	compile: Compile;
	report: Report;
}

function compileInput(input: RecordSpec, { call, names, compile, report }: InputParts): Compiled {
	const types = new Map<string, { type: ValueType; at: RecordSpec['at']; key: RecordSpec['at'] }>();
	const compiled = [...input.entries].flatMap(([name, { key, value }]): [string, Compiled][] => {
		if (value.kind !== 'expression') return [];
		const entry = compile(value, 'keyword', keyword);
		types.set(name, { type: entry.type, at: value.at, key });
		return [[name, entry.compiled]];
	});
	checkArguments(names.operations.get(call.name), { types, at: input.at, of: call.at, report }, false);
	return objectOf(compiled);
}
