import type { Report, Span } from '#codegen/diagnostics/diagnostic.ts';
import type { ScopeTypes } from '#codegen/expression/check-expression.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { OperationModel } from './api-model.ts';
import { reportMissing } from './check-arguments.ts';
import { collectUsed } from './collect-used.ts';
import { type Compiled, json, listOf, objectOf } from './compiled.ts';
import { type Names, resolveName } from './names.ts';
import { type PageNames, type Place, SlotCompiler } from './slot-compiler.ts';

export interface PageModel {
	name: string;
	file: string;
	layout: 'main' | 'blank';
	definition: Compiled;
	/** Block kinds it uses, sorted. */
	blocks: readonly string[];
	/** Operations it calls, sorted. */
	operations: readonly string[];
	components: readonly string[];
	handlers: readonly string[];
	/** Keys of the query that the page writes by itself, sorted: filters, page numbers. The others say which page it is. */
	writes: readonly string[];
	at: Span;
}

/** One page → its compiled definition. Every finding of the page is reported, not the first. */
export function checkPage(spec: ObjectSpec, names: Names, report: Report): PageModel {
	const name = String(scalarAt(spec, 'page') ?? '');
	const layout = scalarAt(spec, 'layout') === 'blank' ? 'blank' : 'main';
	const state = stateTypes(spec, report);
	const data = dataOperations(spec, names);
	const incomplete = new Set(['state', 'data'].filter((key) => isIncomplete(spec, key)));
	const page: PageNames = { page: name, state, data, incomplete };
	const compiler = new SlotCompiler(names, page, report);
	const place: Place = { scope: pageScope(page, names), needs: new Set(), form: null, nonNull: new Set() };
	const calls = compileData(spec, compiler, place, names, report);
	reportCircles(calls, report);
	const title = spec.keys.get('title')?.value;
	const view = spec.keys.get('view')?.value;
	const definition = objectOf([
		['name', json(name)],
		['title', title ? compiler.compile(title, place, spec) : json('')],
		['layout', json(layout)],
		['state', objectOf(stateEntries(spec))],
		['data', objectOf(calls.map(({ name: call, compiled }) => [call, compiled] as const))],
		['view', view ? compiler.compile(view, place, spec) : listOf([])],
	]);
	const { state: written, ...used } = collectUsed(spec);
	const writes = queryKeysWritten(spec, written);
	return { name, file: spec.at.file, layout, definition, ...used, writes, at: spec.keys.get('page')?.value.at ?? spec.at };
}

function stateTypes(spec: ObjectSpec, report: Report): ReadonlyMap<string, ValueType> {
	const types = new Map<string, ValueType>();
	for (const [name, variable] of recordOf(spec, 'state')) {
		const type = scalarAt(variable, 'type');
		const first = variable.keys.get('default')?.value;
		const kind = type === 'integer' || type === 'number' ? 'number' : type;
		if (first?.kind === 'scalar' && first.value !== null && typeof first.value !== kind) {
			report({
				code: 'wrong-type',
				message: `\`${name}\` is a ${String(type)}, so \`${String(first.value)}\` cannot be its default.`,
				at: first.at,
			});
		}
		types.set(name, { ...valueType(String(type)), nullable: !first });
	}
	return types;
}

function valueType(word: string): ValueType {
	if (word === 'boolean') return { kind: 'boolean' };
	if (word === 'integer' || word === 'number') return { kind: 'number', integer: word === 'integer' };
	return { kind: 'string' };
}

function stateEntries(spec: ObjectSpec): [string, Compiled][] {
	return recordOf(spec, 'state').map(([name, variable]) => {
		const value = {
			type: scalarAt(variable, 'type') ?? 'string',
			query: scalarAt(variable, 'in') === 'query',
			default: scalarAt(variable, 'default') ?? null,
		};
		return [name, json(value)];
	});
}

function dataOperations(spec: ObjectSpec, names: Names): PageNames['data'] {
	return new Map(
		recordOf(spec, 'data').map(([name, call]) => {
			const operation = names.operations.get(referenceAt(call, 'call')?.name ?? '') ?? null;
			// Where `paged` may have been meant, it is taken for true.
			return [name, { operation, paged: scalarAt(call, 'paged') === true || (call.incomplete && operation?.paging != null) }];
		}),
	);
}

function pageScope(page: PageNames, names: Names): ScopeTypes {
	const params = names.routeParams.get(page.page) ?? [];
	// What stands in an address may become a text or a number: the call decides.
	const given: ValueType = { kind: 'unknown' };
	const route = fieldsOf('route', [
		[
			'params',
			fieldsOf(
				'route.params',
				params.map((name) => [name, given]),
			),
		],
		['query', { kind: 'object', name: 'route.query', fields: () => new Map(), open: true }],
	]);
	const data = [...page.data].map(([name, { operation }]) => [name, operation?.answer ?? { kind: 'unknown' }] as [string, ValueType]);
	return new Map<string, ValueType>([
		['state', fieldsOf('state', [...page.state], page.incomplete.has('state'))],
		['data', fieldsOf('data', data, page.incomplete.has('data'))],
		['route', route],
		['session', names.session],
	]);
}

function isIncomplete(spec: ObjectSpec, key: string): boolean {
	const value = spec.keys.get(key)?.value;
	return value?.kind === 'record' ? value.incomplete : spec.incomplete && !value;
}

function fieldsOf(name: string, entries: readonly (readonly [string, ValueType])[], open = false): ValueType {
	const fields = new Map<string, ValueField>(entries.map(([key, type]) => [key, { type }]));
	return { kind: 'object', name, fields: () => fields, open };
}

interface CompiledCall {
	name: string;
	compiled: Compiled;
	needs: ReadonlySet<string>;
	at: Span;
}

function compileData(spec: ObjectSpec, compiler: SlotCompiler, place: Place, names: Names, report: Report): CompiledCall[] {
	const calls = recordOf(spec, 'data');
	const paged = calls.filter(([, call]) => scalarAt(call, 'paged') === true).length;
	return calls.map(([name, call]) => {
		const needs = new Set<string>();
		const reference = referenceAt(call, 'call');
		const operation =
			reference && resolveName(names, 'operation', reference.name, reference.at, report) ? names.operations.get(reference.name) : undefined;
		const given = call.keys.get('with')?.value;
		const when = call.keys.get('when')?.value;
		const entries: [string, Compiled][] = [['operation', json(reference?.name ?? '')]];
		if (given) entries.push(['with', compiler.compile(given, { ...place, needs }, call)]);
		else if (operation && reference) reportMissing(operation, new Set(), { of: reference.at, report });
		if (when) entries.push(['when', compiler.compile(when, { ...place, needs }, call)]);
		entries.push(['requires', json(requiredOf(operation))], ['needs', json([...needs].sort())]);
		if (scalarAt(call, 'paged') === true && operation) entries.push(...pagedEntry(call, operation, pageKey(name, paged), report));
		return { name, compiled: objectOf(entries), needs, at: call.at };
	});
}

function requiredOf(operation: OperationModel | undefined): string[] {
	if (!operation) return [];
	return [...operation.parameters.values()]
		.filter(({ required, name }) => required && name !== operation.paging?.page && name !== operation.paging?.size)
		.map(({ name }) => name);
}

function pagedEntry(call: ObjectSpec, operation: OperationModel, queryKey: string, report: Report): [string, Compiled][] {
	const { paging } = operation;
	if (!paging) {
		const message = `\`${operation.name}\` does not answer page by page: it lacks ${operation.pagingLacks.map((name) => `\`${name}\``).join(', ')}, which \`x-paging\` of its API names.`;
		report({
			code: 'not-paged',
			message,
			hint: 'Remove `paged: true`, or describe the paging in the API document.',
			at: call.keys.get('paged')?.value.at ?? call.at,
		});
		return [];
	}
	const size = scalarAt(call, 'size');
	return [
		[
			'paged',
			json({
				page: paging.page,
				size: paging.size,
				list: paging.list,
				total: paging.total,
				queryKey,
				defaultSize: typeof size === 'number' ? size : paging.defaultSize,
			}),
		],
	];
}

/** Data whose arguments wait for each other would never load. */
function reportCircles(calls: readonly CompiledCall[], report: Report): void {
	const byName = new Map(calls.map((call) => [call.name, call]));
	const done = new Set<string>();
	for (const call of calls) {
		const circle = findCircle(call.name, byName, []);
		if (!circle || circle.some((name) => done.has(name))) continue;
		for (const name of circle) done.add(name);
		report({
			code: 'circular-data',
			message: `These calls wait for each other and would never start: ${[...circle, circle[0]].join(' → ')}.`,
			hint: 'Take the argument of one of them from state or the route.',
			at: call.at,
		});
	}
}

function findCircle(name: string, calls: ReadonlyMap<string, CompiledCall>, path: readonly string[]): string[] | null {
	if (path.includes(name)) return path.slice(path.indexOf(name));
	for (const next of calls.get(name)?.needs ?? []) {
		const circle = findCircle(next, calls, [...path, name]);
		if (circle) return circle;
	}
	return null;
}

function queryKeysWritten(spec: ObjectSpec, written: readonly string[]): string[] {
	const state = recordOf(spec, 'state').flatMap(([name, variable]) =>
		written.includes(name) && scalarAt(variable, 'in') === 'query' ? [name] : [],
	);
	const paged = recordOf(spec, 'data').filter(([, call]) => scalarAt(call, 'paged') === true);
	return [...state, ...paged.map(([name]) => pageKey(name, paged.length))].sort();
}

/** Query key of a page number. */
const pageKey = (data: string, paged: number): string => (paged > 1 ? `${data}Page` : 'page');

function recordOf(spec: ObjectSpec, key: string): [string, ObjectSpec][] {
	const value = spec.keys.get(key)?.value;
	if (value?.kind !== 'record') return [];
	return [...value.entries].flatMap(([name, entry]) =>
		entry.value.kind === 'object' ? [[name, entry.value] as [string, ObjectSpec]] : [],
	);
}
