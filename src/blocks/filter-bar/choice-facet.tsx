import { useId } from 'react';
import type { Facet } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/filters.ts';
import { textWidth } from '#src/lib/text-width.ts';
import { type Choice, type Choices, useChoices } from '#src/pages/use-choices.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { Select } from '#src/ui/arco/controls.tsx';
import { treeChoices } from '#src/ui/arco/tree-choices.ts';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './filter-bar-block.module.css';
import { reveal } from './reveal.ts';

/** More choices than these, or wider ones than a line of the row or two of the panel, are searched in a list instead of shown as chips. */
const MAX_CHIPS = 12;
const ROW_EM = 50;
const PANEL_EM = 80;
/** Padding and gap of a chip, in em. */
const AROUND = 2.5;

const fitChips = (choices: readonly Choice[], room: number): boolean =>
	choices.length <= MAX_CHIPS && choices.reduce((sum, { label }) => sum + textWidth(label) + AROUND, 0) <= room;

export interface ChoiceFacetProps {
	facet: Facet;
	binds: string;
	label: string;
	many: boolean;
	inRow: boolean;
}

export function ChoiceFacet(props: ChoiceFacetProps) {
	const { facet, binds, label, many, inRow } = props;
	const found = useChoices(facet);
	const { choices, state, retry } = found;
	const [value, setValue] = usePageState(binds);
	const chosen = [value ?? []].flat().map(String).filter(Boolean);
	if (facet.children || !fitChips(choices, inRow ? ROW_EM : PANEL_EM))
		return <Picker {...props} {...found} chosen={chosen} onChange={setValue} />;
	return (
		<fieldset className={styles.wide}>
			<legend className={inRow ? 'visually-hidden' : styles.label}>{label}</legend>
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

interface PickerProps extends ChoiceFacetProps, Choices {
	chosen: readonly string[];
	onChange: (value: string | readonly string[]) => void;
}

function Picker({ facet, label, many, inRow, choices, state, retry, chosen, onChange }: PickerProps) {
	const id = useId();
	return (
		<div className={styles.facet}>
			<label className={inRow ? 'visually-hidden' : styles.label} htmlFor={id}>
				{label}
			</label>
			<span className={styles.picker}>
				<Select
					id={id}
					label={label}
					many={many}
					state={state}
					retry={retry}
					onChange={onChange}
					placeholder={inRow ? label : texts.all}
					choices={facet.children ? treeChoices(choices) : choices}
					value={many ? chosen : (chosen[0] ?? '')}
				/>
			</span>
		</div>
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
	const isChosen = (value: string): boolean => (value === '' ? chosen.length === 0 : chosen.includes(value));
	const chip = ({ value, label, note }: Choice) => (
		<label key={value} ref={value !== '' && isChosen(value) ? reveal : null} className={styles.chip}>
			<input type={many ? 'checkbox' : 'radio'} name={name} value={value} checked={isChosen(value)} onChange={() => toggle(value)} />
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
