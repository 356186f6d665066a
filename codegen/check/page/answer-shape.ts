import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { AnswerReads } from '#codegen/check/slot/answer-reads.ts';
import type { ObjectType, ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { Plain } from '#codegen/read/tree.ts';

interface ShapeOptions {
	named(field: ValueField): boolean;
	/** Includes optional text and numbers. Page shapes omit them, because blocks leave a missing one blank. */
	optionals?: true;
	/** Takes the shape of each schema. */
	onSchema?: (name: string, shape: Plain) => void;
}

/** Shapes for checking the responses of a page: required fields that it reads, and the lists and objects on the path to them. */
export function pageShapes(
	data: Iterable<OperationModel | null>,
	called: readonly OperationModel[],
	reads: AnswerReads,
): { [operation: string]: Plain } {
	const shapes: { [operation: string]: Plain } = {};
	const add = ({ name, answer }: OperationModel, options: ShapeOptions): void => {
		const shape = shapeOf(answer, options);
		if (shape !== '*' && !Object.hasOwn(shapes, name)) shapes[name] = shape;
	};
	for (const operation of data) if (operation) add(operation, { named: (field) => reads.data.has(field) });
	for (const operation of called) {
		if (!readsRoot(operation.answer, reads)) continue;
		add(operation, { named: (field) => reads.result.has(field) });
	}
	return Object.fromEntries(Object.entries(shapes).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const readsRoot = (answer: ValueType, { result }: AnswerReads): boolean =>
	answer.kind === 'object' && [...answer.fields().values()].some((field) => result.has(field));

/** The shape of a whole response, for calls made by features: the compiler cannot see which fields they read. */
export const wholeShape = ({ answer }: OperationModel, onSchema?: ShapeOptions['onSchema']): Plain =>
	shapeOf(answer, { named: () => true, optionals: true, ...(onSchema && { onSchema }) });

function shapeOf(type: ValueType, options: ShapeOptions, around: readonly ObjectType['fields'][] = []): Plain {
	const shape = shapeOfKind(type, options, around);
	// An object field marks nullability in its key (`name?`); roots and list items have no key.
	return type.nullable && shape !== '*' ? { '?': shape } : shape;
}

function shapeOfKind(type: ValueType, options: ShapeOptions, around: readonly ObjectType['fields'][]): Plain {
	switch (type.kind) {
		case 'string':
			return 's';
		case 'number':
			return 'n';
		case 'boolean':
			return 'b';
		case 'array':
			return [shapeOf(type.items, options, around)];
		case 'object':
			// Shapes are finite literals, so a recursive schema is expanded once.
			return around.includes(type.fields) ? '*' : objectShape(type, options, [...around, type.fields]);
		default:
			return '*';
	}
}

function objectShape(type: ObjectType, options: ShapeOptions, around: readonly ObjectType['fields'][]): Plain {
	const entries = [...type.fields()].flatMap(([name, field]): [string, Plain][] => {
		if (!options.named(field) || field.secret || name.endsWith('?')) return [];
		const optional = field.optional || field.type.nullable === true;
		const shape = shapeOfKind(field.type, options, around);
		const skipped = shape === '*' || (optional && typeof shape === 'string' && !options.optionals);
		return skipped ? [] : [[optional ? `${name}?` : name, shape]];
	});
	const shape = Object.fromEntries(entries);
	if (type.name !== undefined) options.onSchema?.(type.name, shape);
	return shape;
}
