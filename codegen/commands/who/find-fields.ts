import { objectOr } from '#codegen/check/api/json-object.ts';
import { SchemaTypes } from '#codegen/check/api/schema-type.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { answerOf, below, fieldNames, inputsOf } from './fields.ts';
import type { Declaration, Field, Use } from './use.ts';

interface Start {
	names: readonly string[];
	name: string;
	note: 'answer' | 'request' | 'schema';
	from: () => Field | undefined;
}

/** Fields named by `<operation>.<path>` or `<Schema>.<path>`. `[]` after a list is optional. */
export function findFields(text: string, model: AppModel): Declaration[] {
	return startsOf(text, model).flatMap(({ start, path }) => {
		const field = path.reduce<Field | null | undefined>((owner, step) => owner && below(owner, step), start.from());
		if (!field || path.length === 0) return [];
		const uses = start.note === 'schema' ? usesOfDeclared(field.at) : usesOfField(field);
		return [{ kind: 'field', name: [start.name, ...path].join('.'), note: start.note, at: field.at, field, uses }];
	});
}

/** Suggestions for an unknown path: the fields of its last object that exists. */
export function fieldsNear(text: string, model: AppModel): string[] {
	return startsOf(text, model).flatMap(({ start, written, path }) => {
		let owner = start.from();
		const known: string[] = [];
		for (const step of path) {
			const next = owner && below(owner, step);
			if (!next) break;
			known.push(step);
			owner = next;
		}
		return owner ? fieldNames(owner).map((name) => [written, ...known, name, ...path.slice(known.length + 1)].join('.')) : [];
	});
}

function startsOf(text: string, model: AppModel): { start: Start; written: string; path: string[] }[] {
	return [...operationStarts(model), ...schemaStarts(model)].flatMap((start) => {
		const name = start.names.find((each) => text.startsWith(`${each}.`));
		if (!name) return [];
		const path = text.slice(name.length + 1).split('.');
		return [{ start, written: name, path: path.map((step) => step.replace(/\[\]$/, '')) }];
	});
}

const operationStarts = ({ names }: AppModel): Start[] =>
	[...names.operations.values()].flatMap((operation): Start[] => {
		const start = { names: [operation.name, operation.id], name: operation.name };
		return [
			{ ...start, note: 'answer', from: () => answerOf(operation)[0] },
			{ ...start, note: 'request', from: () => inputsOf(operation) },
		];
	});

const schemaStarts = ({ apis }: AppModel): Start[] =>
	apis.flatMap(({ name: api, document }) => {
		const components = objectOr(document.value.components);
		return Object.keys(objectOr(components.schemas)).map((schema): Start => {
			const $ref = `#/components/schemas/${schema.replaceAll('~', '~0').replaceAll('/', '~1')}`;
			const type = () => new SchemaTypes(document).typeOf({ $ref }, []);
			const from = (): Field => ({ operation: '', side: 'answer', path: [], type: type(), at: null });
			return { names: [schema, `${api}.${schema}`], name: `${api}.${schema}`, note: 'schema', from };
		});
	});

/** Uses of one operation's field. Passing a whole value uses all its fields. */
function usesOfField({ operation, side, path }: Field): (use: Use) => string | null {
	return ({ of, what }) => {
		if (of.kind !== 'field' || of.field.operation !== operation || of.field.side !== side) return null;
		const used = of.field.path;
		if (used.length > path.length || used.some((step, index) => step !== path[index])) return null;
		if (used.length === path.length) return what;
		return of.whole || side === 'input' ? withAll(what, used) : null;
	};
}

function usesOfDeclared(at: SourceSpan | null): (use: Use) => string | null {
	return ({ of, what }) => {
		if (!at || of.kind !== 'field') return null;
		const { field, whole } = of;
		if (isAt(field.at, at)) return what;
		return whole && holds(field.type, at, new Set()) ? withAll(what, field.path) : null;
	};
}

const withAll = (what: string, path: readonly string[]): string =>
	`${what}, with ${path.length > 0 ? `all of \`${path.join('.')}\`` : 'the whole answer'}`;

const isAt = (one: SourceSpan | null | undefined, other: SourceSpan): boolean => one?.file === other.file && one.start === other.start;

/** Whether a type contains the property at any depth; schemas may be recursive. */
function holds(type: ValueType, at: SourceSpan, seen: Set<unknown>): boolean {
	if (type.kind === 'array') return holds(type.items, at, seen);
	if (type.kind === 'union') return type.of.some((member) => holds(member, at, seen));
	if (type.kind !== 'object' || seen.has(type.fields)) return false;
	seen.add(type.fields);
	return [...type.fields().values()].some((field) => isAt(field.at, at) || holds(field.type, at, seen));
}
