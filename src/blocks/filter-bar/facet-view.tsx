import { type ChangeEvent, useId, useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import { isMoment } from '#src/lib/moment-text.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { usePageState, useTypedAs } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { RangePicker } from '#src/ui/arco/controls.tsx';
import type { DaySpan } from '#src/ui/arco/range-picker.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { useTypedText } from '#src/ui/use-typed-text.ts';
import { ChoiceFacet } from './choice-facet.tsx';
import styles from './filter-bar-block.module.css';

interface FacetViewProps {
	facet: Facet;
	/** In the row of the bar, where a filter takes little room and is named for screen readers only. */
	inRow: boolean;
}

export function FacetView({ facet, inRow }: FacetViewProps) {
	const label = useScope().text(facet.label);
	const { kind, binds = '', from = '', to = '' } = facet;
	switch (kind) {
		case 'one':
		case 'several':
			return <ChoiceFacet facet={facet} binds={binds} label={label} many={kind === 'several'} inRow={inRow} />;
		case 'yes':
			return <YesFacet binds={binds} label={label} inRow={inRow} />;
		case 'days':
			return <DaysFacet from={from} to={to} label={label} />;
		case 'text':
			return <TextFacet facet={facet} binds={binds} label={label} inRow={inRow} />;
	}
}

/** Unchecked means no filter, not the opposite value. */
function YesFacet({ binds, label, inRow }: { binds: string; label: string; inRow: boolean }) {
	const [value, setValue] = usePageState(binds);
	const input = { checked: value === true, onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.checked || null) };
	if (inRow)
		return (
			<label className={styles.chip}>
				<input type="checkbox" {...input} />
				<span>{label}</span>
			</label>
		);
	return (
		<label className={styles.yes}>
			<Switch {...input} />
			{label}
		</label>
	);
}

function DaysFacet({ from, to, label }: { from: string; to: string; label: string }) {
	const { commands } = usePage();
	const { now } = useClock();
	const [first] = usePageState(from);
	const [last] = usePageState(to);
	// Half a day that is still being typed is no filter.
	const [typed, setTyped] = useState<DaySpan | null>(null);
	const id = useId();
	const change = (span: DaySpan): void => {
		const valid = span.every((day) => day === '' || isMoment('date', day));
		setTyped(valid ? null : span);
		if (valid) commands.set({ [from]: span[0], [to]: span[1] });
	};
	return (
		<fieldset className={styles.facet}>
			<legend className={styles.label}>{label}</legend>
			<span className={styles.days}>
				<RangePicker id={id} label={label} now={now} value={typed ?? [String(first ?? ''), String(last ?? '')]} onChange={change} />
			</span>
		</fieldset>
	);
}

function TextFacet({ facet, binds, label, inRow }: { facet: Facet; binds: string; label: string; inRow: boolean }) {
	const placeholder = useScope().text(facet.placeholder);
	const typed = useTypedText(usePageState(binds), useClock().debounce, useTypedAs(binds));
	const id = useId();
	if (inRow) return <SearchField name={label} placeholder={placeholder || label} typed={typed} />;
	return (
		<div className={styles.facet}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<input
				{...typed.input}
				id={id}
				type="search"
				className={styles.field}
				placeholder={placeholder}
				enterKeyHint="search"
				onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && typed.commit(typed.text)}
			/>
		</div>
	);
}
