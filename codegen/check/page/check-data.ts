import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import type { AnswerReads } from '#codegen/check/slot/answer-reads.ts';
import { reportMissing } from '#codegen/check/slot/check-arguments.ts';
import { checkLiterals } from '#codegen/check/slot/check-literals.ts';
import { type Compiled, json, objectOf } from '#codegen/check/slot/compiled.ts';
import type { PageNames } from '#codegen/check/slot/page-names.ts';
import type { SlotCompiler } from '#codegen/check/slot/slot-compiler.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { isObjectNode, type ScopedNode } from '#codegen/walk/scoped-walk.ts';
import { reportFile } from './actions.ts';

export interface CompiledCall {
	name: string;
	compiled: Compiled;
	needs: ReadonlySet<string>;
	at: SourceSpan;
}

export interface CompileDataOptions {
	compiler: SlotCompiler;
	names: Names;
	pageKey: (name: string, paged: number) => string;
	report: Report;
}

export function compileData(
	data: ScopedNode<ValueType> | undefined,
	{ compiler, names, pageKey, report }: CompileDataOptions,
): CompiledCall[] {
	const calls = data ? [...compiler.walk.children(data)].filter(isObjectNode) : [];
	const paged = calls.filter(({ spec }) => scalarAt(spec, 'paged') === true).length;
	return calls.map((node) => {
		const { spec: call } = node;
		const name = String(node.step);
		const keys = compiler.walk.keys(node);
		const needs = new Set<string>();
		const reference = referenceAt(call, 'call');
		const operation = names.operations.get(reference?.name ?? '');
		const called = keys.get('call');
		// Reports an operation that does not exist, or whose feature nobody asked for.
		if (called) compiler.compile(called, needs);
		const given = keys.get('with');
		const when = keys.get('when');
		const entries: [string, Compiled][] = [['operation', json(reference?.name ?? '')]];
		if (given) entries.push(['with', compiler.compile(given, needs)]);
		else if (operation && reference) reportMissing(operation, new Set(), { of: reference.at, report });
		if (when) entries.push(['when', compiler.compile(when, needs)]);
		const repeated = repetition(keys.get('until'), { name, call, compiler, needs, report });
		entries.push(['requires', json(requiredOf(operation))], ['needs', json([...needs].sort())], ...repeated);
		entries.push(...importance(call, report), ...streamEntry(call, operation, reference?.at ?? call.at, report));
		if (scalarAt(call, 'paged') === true && operation) entries.push(...pagedEntry(call, operation, pageKey(name, paged), report));
		return { name, compiled: objectOf(entries), needs, at: call.at };
	});
}

interface RepeatedCall {
	name: string;
	call: ObjectSpec;
	compiler: SlotCompiler;
	needs: Set<string>;
	report: Report;
}

const SHORTEST_ENDLESS = 5;

/** Compiles `every` and `until`. `until` is asked once the answer of the call is there, so the call does not wait for itself. */
function repetition(until: ScopedNode<ValueType> | undefined, { name, call, compiler, needs, report }: RepeatedCall): [string, Compiled][] {
	const every = scalarAt(call, 'every');
	const at = call.keys.get('every')?.value.at ?? call.at;
	if (!until) {
		if (typeof every === 'number' && every < SHORTEST_ENDLESS)
			report({
				code: 'wrong-format',
				message: `This call would be repeated every ${every} seconds for as long as the page shows. Without an end, ${SHORTEST_ENDLESS} seconds are the least.`,
				hint: `Say by \`until\` when it ends, or take ${SHORTEST_ENDLESS} or more.`,
				at,
			});
		return typeof every === 'number' ? [['every', json(every)]] : [];
	}
	if (every === undefined)
		report({
			code: 'missing-key',
			message: `\`until\` ends the repetition of a call, but nothing repeats \`${name}\`.`,
			hint: 'Add `every: 5`, or remove `until`. `when` says whether a call is made at all.',
			at: call.keys.get('until')?.key ?? call.at,
		});
	const read = new Set<string>();
	const compiled = compiler.compile(until, read);
	for (const other of read) if (other !== name) needs.add(other);
	return [...(typeof every === 'number' ? [['every', json(every)] as [string, Compiled]] : []), ['until', compiled]];
}

const ROWS_KEPT = 500;

/** Compiles `stream`. The rows of a stream are read by it alone, so it goes with no other way of reading an answer. */
function streamEntry(call: ObjectSpec, operation: OperationModel | undefined, at: SourceSpan, report: Report): [string, Compiled][] {
	const isStreamed = scalarAt(call, 'stream') === true;
	if (!isStreamed) {
		if (operation?.stream) reportUnstreamed(operation, at, report);
		else reportFile(operation, at, report);
		return [];
	}
	const given = call.keys.get('stream')?.key ?? call.at;
	const other = ['paged', 'every', 'until', 'optional'].find((key) => call.keys.has(key));
	if (other !== undefined)
		report({
			code: 'conflicting-keys',
			message: `The rows of a stream arrive by themselves, so \`stream\` does not go with \`${other}\`.`,
			hint: `Remove \`${other}\`, or \`stream\`.`,
			at: given,
		});
	if (!operation) return [];
	if (!operation.stream) {
		const message = `\`${operation.name}\` answers no stream: its rows arrive at once.`;
		const hint = 'Remove `stream`, or describe an answer of `text/event-stream` or `application/x-ndjson`.';
		report({ code: 'wrong-answer-kind', message, hint, at: given, related: [{ at: operation.at, message: 'It is described here.' }] });
		return [];
	}
	return [['stream', json({ format: operation.stream, size: Number(scalarAt(call, 'size') ?? ROWS_KEPT) })]];
}

function reportUnstreamed(operation: OperationModel, at: SourceSpan, report: Report): void {
	report({
		code: 'unread-stream',
		message: `\`${operation.name}\` answers a stream, whose end may never come.`,
		hint: 'Add `stream: true` to show rows as they arrive.',
		at,
		related: [{ at: operation.at, message: `\`${operation.name}\` is described here.` }],
	});
}

/** Reports streams of which the page does not say that no more rows will come. */
export function reportSilentStreams(data: PageNames['data'], reads: AnswerReads, report: Report): void {
	for (const [name, { operation, call }] of data) {
		const state = operation?.stream && operation.answer.kind === 'object' ? operation.answer.fields().get('state') : undefined;
		if (!state || scalarAt(call, 'stream') !== true || reads.data.has(state)) continue;
		report({
			code: 'unread-stream',
			message: `Nothing tells the user that \`${name}\` has ended, or is broken: its last rows would stand there as if more came.`,
			hint: `Show \`data.${name}.state\`, such as in a text with \`match\`.`,
			at: call.keys.get('stream')?.key ?? call.at,
		});
	}
}

/** Compiles `essential` and `optional`. Pages wait for essential and for paged data, so neither can be optional. */
function importance(call: ObjectSpec, report: Report): [string, Compiled][] {
	const isSet = (key: string): boolean => scalarAt(call, key) === true;
	const other = ['essential', 'paged'].find(isSet);
	if (isSet('optional') && other !== undefined)
		report({
			code: 'conflicting-keys',
			message: `Data with \`${other}: true\` cannot be \`optional\`, too.`,
			hint: `Remove \`optional\`, or \`${other}\`.`,
			at: call.keys.get('optional')?.key ?? call.at,
		});
	return ['essential', 'optional'].filter(isSet).map((key) => [key, json(true)]);
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
		// The mistake is in `x-paging` itself.
		if (operation.pagingLacks.length === 0) return [];
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
	const at = call.keys.get('size')?.value.at ?? call.at;
	if (typeof size === 'number')
		checkLiterals(
			operation,
			paging.size,
			{ literals: [{ value: size, at }], described: operation.parameters.get(paging.size)?.at },
			report,
		);
	return [
		[
			'paged',
			json({
				page: paging.page,
				size: paging.size,
				list: paging.list,
				total: paging.total,
				...(paging.next !== undefined && { next: paging.next }),
				queryKey,
				defaultSize: typeof size === 'number' ? size : paging.defaultSize,
			}),
		],
	];
}

/** Reports calls whose arguments depend on each other: they would never load. */
export function reportCircles(calls: readonly CompiledCall[], report: Report): void {
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
