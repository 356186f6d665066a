import type { FormField } from '#generated/block-types.ts';
import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import type { Choice } from './control-props.ts';

export function choicesOf(
	{ dict, rules }: Pick<FormField, 'dict' | 'rules'>,
	dictionaries: Pick<Dictionaries, 'items'>,
): readonly Choice[] {
	const allowed = rules.enum?.map(String);
	if (dict === undefined) return (allowed ?? []).map((value) => ({ value, label: value }));
	return dictionaries.items(dict).filter(({ value }) => !allowed || allowed.includes(value));
}
