import type { OperationModel } from '#codegen/check/api-model.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type Field, fieldOf } from './field.ts';
import { camelCase } from './words.ts';
import type { FlowValue } from './yaml-text.ts';

/** A parameter with the variable of the page that gives it. */
export interface Parameter extends Field {
	place: 'path' | 'query' | 'header';
	/** Name of the page state, or of the parameter of the route. */
	variable: string;
}

/** What a page gives to its operation, and where it takes that from. */
export interface Inputs {
	state: Readonly<Record<string, FlowValue>>;
	with: Readonly<Record<string, FlowValue>>;
	/** Names of the parameters of the page's route. */
	routeParams: readonly string[];
	/** What whoever opens the page has to give in the query of the address. */
	query: readonly string[];
	/** What only the author can fill; null until then. */
	open: readonly string[];
}

type Dictionaries = ReadonlyMap<string, unknown>;

/** Every parameter but those of paging, which the runtime gives. */
export function parametersOf(operation: OperationModel, dictionaries: Dictionaries): Parameter[] {
	const { paging } = operation;
	return [...operation.parameters.values()]
		.filter(({ name }) => name !== paging?.page && name !== paging?.size)
		.map(({ name, type, description, required, in: place }) => ({
			...fieldOf(name, { type, description, required }, dictionaries),
			place,
			variable: variableOf(name),
		}));
}

/** A name that page state and routes take: camelCase, beginning with a letter. */
export function variableOf(name: string): string {
	if (/^[a-z][A-Za-z0-9]*$/.test(name)) return name;
	const camel = camelCase(name).replace(/[^A-Za-z0-9]/g, '');
	return /^[a-z]/.test(camel) ? camel : `p${camel}`;
}

/** Covers these parameters: by the route where they stand in a path, by page state where a state can hold them. */
export function inputsFor(parameters: readonly Parameter[], boundByControl: ReadonlySet<string> = new Set()): Inputs {
	const state: Record<string, FlowValue> = {};
	const given: Record<string, FlowValue> = {};
	const routeParams: string[] = [];
	const query: string[] = [];
	const open: string[] = [];
	for (const parameter of parameters) {
		const { name, place, variable, type } = parameter;
		const word = stateType(type);
		if (place === 'path') {
			routeParams.push(variable);
			given[name] = `route.params.${variable}`;
		} else if (word === null) {
			open.push(name);
			given[name] = null;
		} else {
			const first = defaultOf(parameter);
			state[variable] = { type: word, in: 'query', ...(first === null ? {} : { default: first }) };
			given[name] = type.kind === 'array' ? `state.${variable} | list` : `state.${variable}`;
			if (first === null && parameter.required && !boundByControl.has(name)) query.push(variable);
		}
	}
	return { state, with: given, routeParams, query, open };
}

/** Word of the page state that can hold a value of this type; null for lists of objects and the like. */
function stateType(type: ValueType): string | null {
	if (type.kind === 'array') return type.items.kind === 'string' ? 'string' : null;
	if (type.kind === 'number') return type.integer ? 'integer' : 'number';
	if (type.kind === 'boolean') return 'boolean';
	return type.kind === 'string' || type.kind === 'unknown' ? 'string' : null;
}

/** A call waits for what it requires, so a choice that is required begins with its first code. */
function defaultOf({ required, type, codes }: Parameter): FlowValue {
	if (!required || type.kind === 'array') return null;
	if (type.kind === 'boolean') return false;
	return codes[0] ?? null;
}
