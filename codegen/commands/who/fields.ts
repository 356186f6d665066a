import type { OperationModel } from '#codegen/check/api-model.ts';
import type { Ast, PathAst, PipeAst } from '#codegen/expression/ast.ts';
import { membersOf } from '#codegen/expression/join-types.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { Field } from './use.ts';

/** Where the value of a name comes from: fields of answers or inputs, or names of its own, as those of `data`. */
export interface Origin {
	fields: readonly Field[];
	names?: ReadonlyMap<string, Origin>;
	/** It is the answer of a call that pages by this field, which holds the rows. */
	list?: string | undefined;
}

/** Names of an expression with the origin of their values. */
export type Sources = ReadonlyMap<string, Origin>;

/** The whole answer of an operation. */
export const answerOf = (operation: OperationModel | undefined | null): Field[] =>
	operation ? [{ operation: operation.name, side: 'answer', path: [], type: operation.answer, at: null }] : [];

/** All that an operation takes, as one object: body fields hide parameters of the same name. */
export function inputsOf(operation: OperationModel): Field {
	const parameters = [...operation.parameters].map(([name, { type, at }]): [string, ValueField] => [name, { type, at }]);
	const fields = new Map([...parameters, ...(operation.body?.fields ?? [])]);
	return { operation: operation.name, side: 'input', path: [], type: { kind: 'object', fields: () => fields }, at: null };
}

/** A parameter or body field. */
export const inputOf = (operation: OperationModel, name: string): Field | null => below(inputsOf(operation), name);

/** The field below `field`, through the lists on the way; null where the schema has none of that name. */
export function below(field: Field, name: string): Field | null {
	for (const member of membersOf(itemsOf(field.type))) {
		const found = member.kind === 'object' ? member.fields().get(name) : undefined;
		if (found) return { ...field, path: [...field.path, name], type: found.type, at: found.at ?? null };
	}
	return null;
}

/** Names of the fields below a field. */
export const fieldNames = ({ type }: Field): string[] =>
	membersOf(itemsOf(type)).flatMap((member) => (member.kind === 'object' ? [...member.fields().keys()] : []));

const itemsOf = (type: ValueType): ValueType => (type.kind === 'array' ? itemsOf(type.items) : type);

/** Every field that a path reads on its way, one list a step; the last is what it yields. */
export function stepsOf({ steps }: PathAst, sources: Sources): (readonly Field[])[] {
	let current: Origin | undefined = { fields: [], names: sources };
	return steps.map(({ name }) => {
		current = current?.names ? current.names.get(name) : { fields: (current?.fields ?? []).flatMap((field) => below(field, name) ?? []) };
		return current?.fields ?? [];
	});
}

/** The rows of a list; a paged answer holds them in the field that its API names. */
export function rowsOf(ast: Ast, sources: Sources): readonly Field[] {
	const origins = originsOf(ast, sources);
	const [root, name] = ast.kind === 'path' && ast.steps.length === 2 ? ast.steps : [];
	const list = root && name && sources.get(root.name)?.names?.get(name.name)?.list;
	return list === undefined ? origins : origins.flatMap((answer) => below(answer, list) ?? []);
}

/** Where the value of an expression comes from, when it hands on what it reads. */
export function originsOf(ast: Ast, sources: Sources): readonly Field[] {
	switch (ast.kind) {
		case 'path':
			return stepsOf(ast, sources).at(-1) ?? [];
		case 'binary':
			if (ast.operator === '&&') return originsOf(ast.right, sources);
			return ast.operator === '??' || ast.operator === '||' ? [ast.left, ast.right].flatMap((side) => originsOf(side, sources)) : [];
		case 'conditional':
			return [ast.yes, ast.no].flatMap((side) => originsOf(side, sources));
		default:
			return [];
	}
}

/** Every path and pipe in an expression, in the order in which they stand. */
export function partsOf(ast: Ast): (PathAst | PipeAst)[] {
	switch (ast.kind) {
		case 'literal':
			return [];
		case 'path':
			return [ast];
		case 'unary':
			return partsOf(ast.operand);
		case 'binary':
			return [ast.left, ast.right].flatMap(partsOf);
		case 'conditional':
			return [ast.test, ast.yes, ast.no].flatMap(partsOf);
		case 'pipe':
			return [...partsOf(ast.value), ast, ...ast.args.flatMap(partsOf)];
	}
}
