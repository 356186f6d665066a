import type { FormField } from '#generated/block-types.ts';
import type { Dictionaries } from '#src/dictionaries/dictionaries.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { Choice } from './control-props.ts';

interface Named {
	dictionaries: Pick<Dictionaries, 'items'>;
	scope: Pick<PageScope, 'text'>;
}

export function choicesOf(
	{ dict, labels, rules }: Pick<FormField, 'dict' | 'labels' | 'rules'>,
	{ dictionaries, scope }: Named,
): readonly Choice[] {
	const allowed = rules.enum?.map(String);
	if (labels) return Object.entries(labels).map(([value, label]) => ({ value, label: scope.text(label) }));
	if (dict === undefined) return (allowed ?? []).map((value) => ({ value, label: value }));
	return dictionaries.items(dict).filter(({ value }) => !allowed || allowed.includes(value));
}
