import type { Facet } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/filters.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { type Choice, useChoices } from '#src/pages/use-choices.ts';
import { Icon } from '#src/ui/icons.tsx';
import { cleared } from './facet-state.ts';
import styles from './filter-bar-block.module.css';
import { reveal } from './reveal.ts';

interface ChosenFacetProps {
	facet: Facet;
	/** Called when a chip was removed, which takes the focused button with it. */
	onRemoved: () => void;
}

/** Chips of what is set behind the button, one for each value; pressing a chip removes its value. */
export function ChosenFacet({ facet, onRemoved }: ChosenFacetProps) {
	const { scope, commands, definition } = usePage();
	const { choices } = useChoices(facet);
	const label = scope.text(facet.label);
	const { state } = scope.scope;
	const { kind, binds = '', from = '', to = '' } = facet;
	// Two choices that have not been loaded have the same text.
	const chip = (text: string, rest = cleared([facet], definition.state), key = binds) => (
		<button
			key={key}
			ref={reveal}
			type="button"
			className={styles.chosen}
			aria-label={texts.remove({ filter: text })}
			onClick={() => {
				commands.set(rest);
				onRemoved();
			}}
		>
			<span>{text}</span>
			<Icon name="close" />
		</button>
	);
	const setTo = (value: unknown): string => texts.setTo({ label, value: String(value) });
	switch (kind) {
		case 'yes':
			return chip(label);
		case 'days':
			return chip(setTo(texts.span({ from: String(state[from] ?? '…'), to: String(state[to] ?? '…') })));
		case 'text':
			return chip(setTo(state[binds]));
		case 'one':
			return chip(setTo(labelOf(choices, state[binds] ?? '')));
		case 'several': {
			const values = [state[binds] ?? []].flat();
			return values.map((value) =>
				chip(setTo(labelOf(choices, value)), { [binds]: values.filter((each) => each !== value) }, String(value)),
			);
		}
	}
}

/** An ellipsis stands for a choice that has not been loaded. */
function labelOf(choices: readonly Choice[], value: unknown): string {
	if (value === '') return texts.all;
	const all = (each: Choice): readonly Choice[] => [each, ...(each.children ?? []).flatMap(all)];
	return choices.flatMap(all).find((choice) => choice.value === String(value))?.label ?? '…';
}
