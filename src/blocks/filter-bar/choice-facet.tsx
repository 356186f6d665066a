import { useId } from 'react';
import type { Facet } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/filters.ts';
import { type Choice, useChoices } from '#src/pages/use-choices.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import { treeChoices } from '#src/ui/arco/tree-choices.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './filter-bar-block.module.css';

/** More choices than these are searched in a list instead of shown as chips. */
const MOST_CHIPS = 12;

export interface ChoiceFacetProps {
	facet: Facet;
	binds: string;
	label: string;
	many: boolean;
}

export function ChoiceFacet({ facet, binds, label, many }: ChoiceFacetProps) {
	const { choices, state, retry } = useChoices(facet);
	const [value, setValue] = usePageState(binds);
	const chosen = [value ?? []].flat().map(String).filter(Boolean);
	const id = useId();
	if (facet.children || choices.length > MOST_CHIPS)
		return (
			<div className={styles.facet}>
				<label className={styles.label} htmlFor={id}>
					{label}
				</label>
				<span className={styles.picker}>
					<Select
						{...{ id, label, many, state, retry }}
						placeholder={texts.all}
						choices={facet.children ? treeChoices(choices) : choices}
						value={many ? chosen : (chosen[0] ?? '')}
						onChange={setValue}
					/>
				</span>
			</div>
		);
	return (
		<fieldset className={styles.wide}>
			<legend className={styles.label}>{label}</legend>
			<div className={styles.chips}>
				{state === 'loading' && (
					<div className={styles.waiting}>
						<Skeleton shape="line" />
					</div>
				)}
				{state === 'failed' && <ErrorNotice compact message={texts.optionsFailed} onRetry={retry} />}
				{state === 'ready' && choices.length === 0 && <span className="faint">{texts.noOptions}</span>}
				{choices.length > 0 && <Chips many={many} choices={choices} chosen={chosen} onChange={setValue} />}
			</div>
		</fieldset>
	);
}

interface ChipsProps {
	many: boolean;
	choices: readonly Choice[];
	chosen: readonly string[];
	onChange: (value: string | readonly string[]) => void;
}

function Chips({ many, choices, chosen, onChange }: ChipsProps) {
	const name = useId();
	const toggle = (choice: string): void => {
		if (!many) onChange(choice);
		else onChange(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
	};
	const chip = ({ value, label, note }: Choice) => (
		<label key={value} className={styles.chip}>
			<input
				type={many ? 'checkbox' : 'radio'}
				name={name}
				value={value}
				checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
				onChange={() => toggle(value)}
			/>
			<span>
				{label}
				{note && <span className={styles.count}> {note}</span>}
			</span>
		</label>
	);
	return (
		<>
			{!many && chip({ value: '', label: texts.all })}
			{choices.map(chip)}
		</>
	);
}
