import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';
import { type Field, fieldOf } from './field.ts';
import { camelCase } from './words.ts';
import type { FlowValue } from './yaml-text.ts';

/** A parameter with the page variable that supplies it. */
export interface Parameter extends Field {
	place: 'path' | 'query' | 'header';
	variable: string;
}

export interface Inputs {
	state: Readonly<Record<string, FlowValue>>;
	with: Readonly<Record<string, FlowValue>>;
	routeParams: readonly string[];
	/** Query parameters that links to the page must supply. */
	query: readonly string[];
	/** Parameters that only the author can fill; null until then. */
	open: readonly string[];
}

type Dictionaries = ReadonlyMap<string, unknown>;

/** Every parameter except those of features and the paging parameters, which the runtime supplies. */
export function parametersOf(operation: OperationModel, dictionaries: Dictionaries): Parameter[] {
	const { paging } = operation;
	return [...operation.parameters.values()]
		.filter(({ name, feature }) => feature === undefined && name !== paging?.page && name !== paging?.size)
		.map(({ name, type, description, required, in: place }) => ({
			...fieldOf(name, { type, description, required }, dictionaries),
			place,
			variable: variableOf(name),
		}));
}

/** Converts to a valid name for page state and route parameters: camelCase, starting with a letter. */
export function variableOf(name: string): string {
	if (/^[a-z][A-Za-z0-9]*$/.test(name)) return name;
	const camel = camelCase(name).replace(/[^A-Za-z0-9]/g, '');
	return /^[a-z]/.test(camel) ? camel : `p${camel}`;
}

/** Assigns each parameter a source: the route for path parameters, otherwise page state if a state type fits. */
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

/** The state type for values of this type; null for lists of objects and the like. */
function stateType(type: ValueType): string | null {
	if (type.kind === 'array') return type.items.kind === 'string' ? 'string' : null;
	if (type.kind === 'number') return type.integer ? 'integer' : 'number';
	if (type.kind === 'boolean') return 'boolean';
	return type.kind === 'string' || type.kind === 'unknown' ? 'string' : null;
}

/** A call waits for its required parameters, so a required enum starts with its first code. */
function defaultOf({ required, type, codes }: Parameter): FlowValue {
	if (!required || type.kind === 'array') return null;
	if (type.kind === 'boolean') return false;
	return codes[0] ?? null;
}
