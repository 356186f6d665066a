import { useId, useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './filter-bar-block.module.css';
import { type Choice, useChoices } from './use-choices.ts';

const SHOWN = 12;

export interface ChoiceFacetProps {
	facet: Facet;
	binds: string;
	label: string;
	many: boolean;
}

export function ChoiceFacet({ facet, binds, label, many }: ChoiceFacetProps) {
	const { choices, state, retry } = useChoices(facet);
	return (
		<fieldset className={styles.wide}>
			<legend className={styles.label}>{label}</legend>
			<div className={styles.chips}>
				{state === 'loading' && (
					<div className={styles.waiting}>
						<Skeleton shape="line" />
					</div>
				)}
				{state === 'failed' && <ErrorNotice compact message="选项没有取到" onRetry={retry} />}
				{state === 'ready' && choices.length === 0 && <span className={styles.none}>暂无选项</span>}
				{choices.length > 0 && <Chips binds={binds} many={many} choices={choices} />}
			</div>
		</fieldset>
	);
}

function Chips({ binds, many, choices }: { binds: string; many: boolean; choices: readonly Choice[] }) {
	const [value, setValue] = usePageState(binds);
	const [all, setAll] = useState(false);
	const name = useId();
	const chosen = (Array.isArray(value) ? value : [value ?? '']).map(String);
	const shown = choices.filter((choice, index) => all || index < SHOWN || chosen.includes(choice.value));
	const toggle = (choice: string): void => {
		if (!many) setValue(choice);
		else setValue(chosen.includes(choice) ? chosen.filter((each) => each !== choice) : [...chosen, choice]);
	};
	const chip = (choice: Choice) => (
		<label key={choice.value} className={styles.chip}>
			<input
				type={many ? 'checkbox' : 'radio'}
				name={name}
				value={choice.value}
				checked={chosen.includes(choice.value)}
				onChange={() => toggle(choice.value)}
			/>
			<span>
				{choice.label}
				{choice.count !== null && <span className={styles.count}> {choice.count}</span>}
			</span>
		</label>
	);
	return (
		<>
			{!many && chip({ value: '', label: '全部', count: null })}
			{shown.map(chip)}
			{choices.length > SHOWN && (
				<button type="button" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
					<ButtonLabel text={all ? '收起' : `更多（共 ${choices.length} 个）`} />
				</button>
			)}
		</>
	);
}
