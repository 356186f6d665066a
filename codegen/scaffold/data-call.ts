import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Inputs, Parameter } from './inputs.ts';
import { type FlowValue, flow, indent } from './yaml-text.ts';

const WIDTH = 140;

interface Call {
	name: string;
	operation: OperationModel;
	inputs: Inputs;
	parameters: readonly Parameter[];
}

/** Lines of one call below `data:`; a comment lists its unused parameters. */
export function dataCall({ name, operation, inputs, parameters }: Call): string[] {
	const left = parameters.filter((parameter) => !(parameter.name in inputs.with)).map((parameter) => parameter.name);
	const call: { readonly [key: string]: FlowValue } = {
		call: operation.name,
		...(Object.keys(inputs.with).length > 0 ? { with: inputs.with } : {}),
		...(operation.paging ? { paged: true } : {}),
	};
	const line = `  ${name}: ${flow(call)}`;
	const expanded = [`${name}:`, ...indent(Object.entries(call).map(([key, value]) => `${key}: ${flow(value)}`))];
	return [...(left.length > 0 ? [`# It also takes: ${left.join(', ')}.`] : []), ...(line.length > WIDTH ? expanded : [line.trim()])];
}
