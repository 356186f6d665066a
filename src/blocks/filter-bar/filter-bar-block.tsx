import { useId, useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/filters.ts';
import { classNames } from '#src/lib/class-names.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps, StateDefinition } from '#src/pages/page-definition.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { FacetView } from './facet-view.tsx';
import styles from './filter-bar-block.module.css';

export function FilterBarBlock({ block }: BlockProps<'filter-bar'>) {
	const { scope, commands, definition } = usePage();
	const isVisible = useVisible();
	const [open, setOpen] = useState(false);
	const id = useId();
	const facets = block.facets.filter((facet) => isVisible(facet, scope));
	const active = countActive(facets, scope.scope.state, definition.state);
	return (
		<section className={styles.place} aria-label={scope.text(block.label)}>
			<div className={classNames(styles.bar, block.folds && styles.folded)}>
				<button type="button" className={styles.fold} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
					<Icon name="filter" />
					<ButtonLabel text={active > 0 ? texts.filtersChosen({ count: active }) : texts.filters} />
					<Icon name={open ? 'chevron-up' : 'chevron-down'} />
				</button>
				<div id={id} className={styles.facets} data-open={open}>
					{facets.map((facet) => (
						<FacetView key={facet.binds ?? facet.from} facet={facet} />
					))}
				</div>
				<div className={styles.clear}>
					{active > 0 && (
						<Button kind="text" icon="close" label={texts.clear} onPress={() => commands.set(cleared(facets, definition.state))} />
					)}
				</div>
			</div>
		</section>
	);
}

type Definitions = Readonly<Record<string, StateDefinition>>;
type State = Readonly<Record<string, unknown>>;

const variablesOf = ({ binds, from, to }: Facet): readonly string[] => [binds, from, to].filter((name) => name !== undefined);

const isSet = (name: string, state: State, definitions: Definitions): boolean => {
	const value = state[name] ?? null;
	return Array.isArray(value) ? value.length > 0 : value !== (definitions[name]?.default ?? null);
};

const countActive = (facets: readonly Facet[], state: State, definitions: Definitions): number =>
	facets.filter((facet) => variablesOf(facet).some((name) => isSet(name, state, definitions))).length;

const cleared = (facets: readonly Facet[], definitions: Definitions): Record<string, unknown> =>
	Object.fromEntries(facets.flatMap(variablesOf).map((name) => [name, definitions[name]?.default ?? null]));
