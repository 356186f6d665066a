import type { ValueType } from '#codegen/expression/value-type.ts';
import type { JsonObject, ParameterModel, ParameterStyle } from './api-model.ts';

type Place = ParameterModel['in'];

export const STYLES: Readonly<Record<Place, readonly ParameterStyle['style'][]>> = {
	query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
	path: ['simple', 'label', 'matrix'],
	header: ['simple'],
};

export function styleOf({ style: given, explode: exploded }: JsonObject, place: Place, type: ValueType): ParameterStyle | null {
	const style = STYLES[place].find((each) => each === given) ?? (place === 'query' ? 'form' : 'simple');
	const explode = typeof exploded === 'boolean' ? exploded : style === 'form' || style === 'deepObject';
	if (type.kind === 'object') return { style, explode };
	if (type.kind === 'array') return style === 'form' && explode ? null : { style, explode };
	return style === 'label' || style === 'matrix' ? { style, explode } : null;
}
