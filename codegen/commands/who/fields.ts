import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { type Ast, operandsOf, type PathAst, type PipeAst, resultsOf } from '#codegen/expression/ast.ts';
import { fieldNamed } from '#codegen/expression/check-pipe.ts';
import { membersOf } from '#codegen/expression/join-types.ts';
import { unfiltered } from '#codegen/expression/paths-in.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { Field } from './use.ts';

/** Origin of a name's value: fields of responses or inputs, or nested names as in `data`. */
export interface Origin {
	fields: readonly Field[];
	names?: ReadonlyMap<string, Origin>;
	/** Set for a paged response: the field that holds the rows. */
	list?: string | undefined;
}

export type Sources = ReadonlyMap<string, Origin>;

export const answerOf = (operation: OperationModel | undefined | null): Field[] =>
	operation ? [{ operation: operation.name, side: 'answer', path: [], type: operation.answer, at: null }] : [];

/** The whole input of an operation as one object; body fields shadow parameters of the same name. */
export function inputsOf(operation: OperationModel): Field {
	const parameters = [...operation.parameters].map(([name, { type, at }]): [string, ValueField] => [name, { type, at }]);
	const fields = new Map([...parameters, ...(operation.body?.fields ?? [])]);
	return { operation: operation.name, side: 'input', path: [], type: { kind: 'object', fields: () => fields }, at: null };
}

export const inputOf = (operation: OperationModel, name: string): Field | null => below(inputsOf(operation), name);

/** The field `name` of `field`, through any lists; null if the schema has none. */
export function below(field: Field, name: string): Field | null {
	for (const member of membersOf(itemsOf(field.type))) {
		const found = member.kind === 'object' ? member.fields().get(name) : undefined;
		if (found) return { ...field, path: [...field.path, name], type: found.type, at: found.at ?? null };
	}
	return null;
}

export const fieldNames = ({ type }: Field): string[] =>
	membersOf(itemsOf(type)).flatMap((member) => (member.kind === 'object' ? [...member.fields().keys()] : []));

const itemsOf = (type: ValueType): ValueType => (type.kind === 'array' ? itemsOf(type.items) : type);

/** The fields that each step of a path reads; the last entry is the result. */
export function stepsOf({ steps }: PathAst, sources: Sources): (readonly Field[])[] {
	let current: Origin | undefined = { fields: [], names: sources };
	return steps.map(({ name }) => {
		current = current?.names ? current.names.get(name) : { fields: (current?.fields ?? []).flatMap((field) => below(field, name) ?? []) };
		return current?.fields ?? [];
	});
}

/** The rows of a list; the rows of a paged response are in the field named by its API. */
export function rowsOf(source: Ast, sources: Sources): readonly Field[] {
	const ast = unfiltered(source);
	const origins = originsOf(ast, sources);
	const [root, name] = ast.kind === 'path' && ast.steps.length === 2 ? ast.steps : [];
	const list = root && name && sources.get(root.name)?.names?.get(name.name)?.list;
	return list === undefined ? origins : origins.flatMap((answer) => below(answer, list) ?? []);
}

/** The fields that the value of an expression is copied from. */
export function originsOf(ast: Ast, sources: Sources): readonly Field[] {
	switch (ast.kind) {
		case 'path':
			return stepsOf(ast, sources).at(-1) ?? [];
		case 'binary':
			if (ast.operator === '&&') return originsOf(ast.right, sources);
			return ast.operator === '??' || ast.operator === '||' ? [ast.left, ast.right].flatMap((side) => originsOf(side, sources)) : [];
		case 'conditional':
		case 'match':
			return resultsOf(ast).flatMap((result) => originsOf(result, sources));
		case 'pipe': {
			const list = unfiltered(ast);
			return list === ast ? [] : originsOf(list, sources);
		}
		default:
			return [];
	}
}

/** The fields that a pipe such as `| each('id')` names: of a list's items, or of the values of an object with `additionalProperties`. */
export function namedFields(pipe: PipeAst, sources: Sources): readonly Field[] {
	const named = fieldNamed(pipe);
	if (!named) return [];
	return originsOf(pipe.value, sources).flatMap((origin) => {
		const { type } = origin;
		return below(type.kind === 'object' && type.entries ? { ...origin, type: type.entries() } : origin, named.name) ?? [];
	});
}

export function partsOf(ast: Ast): (PathAst | PipeAst)[] {
	if (ast.kind === 'path') return [ast];
	if (ast.kind === 'pipe') return [...partsOf(ast.value), ast, ...ast.args.flatMap(partsOf)];
	return operandsOf(ast).flatMap(partsOf);
}
