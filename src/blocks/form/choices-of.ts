import type { FormField } from '#generated/block-types.ts';
import type { Choice } from './control-props.ts';

export function choicesOf(
	{ dict, rules }: Pick<FormField, 'dict' | 'rules'>,
	dictionary: (type: string) => readonly Choice[],
): readonly Choice[] {
	const allowed = rules.enum?.map(String);
	if (dict === undefined) return (allowed ?? []).map((value) => ({ value, label: value }));
	return dictionary(dict).filter(({ value }) => !allowed || allowed.includes(value));
}
