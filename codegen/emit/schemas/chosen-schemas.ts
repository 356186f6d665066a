import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { ModuleModel, Names, RouteModel } from '#codegen/check/names.ts';
import { fillable } from '#codegen/check/page/form-fields.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { bindingOf, type Grammar, type ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { type Define, EXPRESSION_OR_MATCH, type Schema, when } from './schema.ts';

interface Inputs {
	properties: Schema;
	required: readonly string[];
}

type ChosenGrammar = Extract<Grammar, { kind: 'arguments' | 'route-params' | 'props' }>;

/** These keys do not require input: form fields supply it, and `unlock` is needed only if the screen can be locked. */
const FREE = ['submits', 'signIn'];

/** Schemas that depend on a sibling key: input of the operation in `call`, params of a route, props, fields of a form. */
export class ChosenSchemas {
	private readonly names: Names;
	private readonly define: Define;

	constructor(names: Names, define: Define) {
		this.names = names;
		this.define = define;
	}

	of(shape: ObjectGrammar): Schema[] {
		return Object.entries(shape.keys).flatMap(([key, { grammar }]) => {
			if (grammar.kind === 'record' && grammar.gives) return [this.places(key, grammar.gives)];
			if (grammar.kind !== 'arguments' && grammar.kind !== 'route-params' && grammar.kind !== 'props') return [];
			const rules = [this.inputs(shape, key, grammar)];
			return bindingOf(shape, 'input')?.of === grammar.of ? [...rules, this.fields(shape, grammar.of)] : rules;
		});
	}

	private inputs(shape: ObjectGrammar, key: string, grammar: ChosenGrammar): Schema {
		const { of } = grammar;
		const to = shape.keys[of]?.grammar;
		const target = to?.kind === 'reference' ? to.to : 'operation';
		return this.define(`${of}.${key}.${target}`, () =>
			allOf(
				[...this.choices(target)].map(([name, inputs]) =>
					when(of, name, {
						...(inputs.required.length > 0 && !FREE.includes(of) ? { required: [key] } : {}),
						properties: { [key]: this.map(`input.${name}`, inputs, of !== 'submits') },
					}),
				),
			),
		);
	}

	/** The definition of the names is shared; `required` is added outside of it, because a form supplies required names through its fields. */
	private map(name: string, { properties, required }: Inputs, complete: boolean): Schema {
		const names = (): Schema => ({ properties, additionalProperties: false });
		const plain = /^[\w.]+$/.test(name) ? this.define(name, names) : names();
		return complete && required.length > 0 ? { allOf: [plain], required } : plain;
	}

	private choices(target: string): Map<string, Inputs> {
		const of = <T>(table: ReadonlyMap<string, T>, inputs: (entry: T) => Inputs): Map<string, Inputs> =>
			new Map([...table].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, entry]) => [name, inputs(entry)]));
		if (target === 'route') return of(this.names.routes, routeInputs);
		if (target === 'component') return of(this.names.components, moduleInputs);
		if (target === 'handler') return of(this.names.handlers, moduleInputs);
		return of(this.names.operations, operationInputs);
	}

	/** Names of the slots or events of the component. */
	private places(key: string, gives: 'slot' | 'event'): Schema {
		return this.define(`component.${key}`, () =>
			allOf(
				[...this.names.components].sort(byName).map(([name, { slots, events }]) => {
					const known = [...(gives === 'slot' ? slots : events).keys()];
					return when('component', name, { properties: { [key]: known.length > 0 ? { propertyNames: { enum: known } } : false } });
				}),
			),
		);
	}

	private fields(shape: ObjectGrammar, of: string): Schema {
		return this.define(`${shape.name}.fields`, () =>
			allOf(
				[...this.names.operations].sort(byName).flatMap(([name, operation]) => {
					const known = [...fillable(operation).keys()];
					if (known.length === 0) return [when(of, name, { properties: { [of]: false } })];
					const enumeration = this.define(`field.${name}`, () => ({ enum: known }));
					const own = fieldSchema({ kind: 'object', shape }, enumeration);
					return own ? [when(of, name, own)] : [];
				}),
			),
		);
	}
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** JSON Schema forbids an empty `allOf`. */
const allOf = (schemas: readonly Schema[]): Schema => (schemas.length > 0 ? { allOf: schemas } : {});

/** Applies `names` to every body field name within a construct; null if it has none. */
function fieldSchema(grammar: Grammar, names: Schema): Schema | null {
	if (grammar.kind === 'body-field') return names;
	if (grammar.kind === 'list') {
		const items = fieldSchema(grammar.of, names);
		return items ? { items } : null;
	}
	if (grammar.kind !== 'object') return null;
	const properties = Object.entries(grammar.shape.keys).flatMap(([key, { grammar: own }]) => {
		const found = fieldSchema(own, names);
		return found ? [[key, found] as const] : [];
	});
	return properties.length > 0 ? { properties: Object.fromEntries(properties) } : null;
}

function operationInputs(operation: OperationModel): Inputs {
	const { parameters, body, paging } = operation;
	const properties = Object.fromEntries([
		...[...parameters.values()].map(({ name, type, description }) => [name, argument(type, description)] as const),
		...[...(body?.fields ?? [])].map(([name, { type, description }]) => [name, argument(type, description)] as const),
	]);
	const required = [
		...[...parameters.values()].filter((parameter) => parameter.required).map(({ name }) => name),
		...[...(body?.fields ?? [])].filter(([, field]) => !field.optional).map(([name]) => name),
	];
	return { properties, required: required.filter((name) => name !== paging?.page && name !== paging?.size) };
}

const routeInputs = ({ params }: RouteModel): Inputs => ({
	properties: Object.fromEntries(params.map((name) => [name, EXPRESSION_OR_MATCH])),
	required: params,
});

const moduleInputs = ({ props }: ModuleModel): Inputs => ({
	properties: Object.fromEntries([...props].map(([name, { type, doc }]) => [name, argument(type, doc)])),
	required: [...props].filter(([, prop]) => prop.required).map(([name]) => name),
});

/** An expression. Enum values are suggested as string literals. */
function argument(type: ValueType, description?: string): Schema {
	const literals = type.kind === 'string' ? (type.values ?? []).map((value) => `'${value}'`) : [];
	return { ...EXPRESSION_OR_MATCH, ...(description ? { description } : {}), ...(literals.length > 0 ? { examples: literals } : {}) };
}
