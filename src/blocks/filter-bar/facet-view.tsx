import { useId } from 'react';
import type { Facet } from '#generated/block-types.ts';
import { usePageState } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { useTypedText } from '#src/pages/use-typed-text.ts';
import { Switch } from '#src/ui/switch.tsx';
import { ChoiceFacet } from './choice-facet.tsx';
import styles from './filter-bar-block.module.css';

export function FacetView({ facet }: { facet: Facet }) {
	const label = useScope().text(facet.label);
	const { kind, binds = '', from = '', to = '' } = facet;
	switch (kind) {
		case 'one':
		case 'several':
			return <ChoiceFacet facet={facet} binds={binds} label={label} many={kind === 'several'} />;
		case 'yes':
			return <YesFacet binds={binds} label={label} />;
		case 'days':
			return <DaysFacet from={from} to={to} label={label} />;
		case 'text':
			return <TextFacet facet={facet} binds={binds} label={label} />;
	}
}

/** Unchecked means no filter, not the opposite value. */
function YesFacet({ binds, label }: { binds: string; label: string }) {
	const [value, setValue] = usePageState(binds);
	return (
		<label className={styles.yes}>
			<Switch checked={value === true} onChange={(event) => setValue(event.target.checked || null)} />
			{label}
		</label>
	);
}

function DaysFacet({ from, to, label }: { from: string; to: string; label: string }) {
	const [first, setFirst] = usePageState(from);
	const [last, setLast] = usePageState(to);
	const [start, end] = [String(first ?? ''), String(last ?? '')];
	return (
		<fieldset className={styles.facet}>
			<legend className={styles.label}>{label}</legend>
			<span className={styles.days}>
				<input
					type="date"
					className={styles.field}
					aria-label="从"
					value={start}
					max={end}
					onChange={(event) => setFirst(event.target.value)}
				/>
				<span aria-hidden="true">至</span>
				<input
					type="date"
					className={styles.field}
					aria-label="到"
					value={end}
					min={start}
					onChange={(event) => setLast(event.target.value)}
				/>
			</span>
		</fieldset>
	);
}

function TextFacet({ facet, binds, label }: { facet: Facet; binds: string; label: string }) {
	const placeholder = useScope().text(facet.placeholder);
	const { text, input, commit } = useTypedText(binds);
	const id = useId();
	return (
		<div className={styles.facet}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				type="search"
				className={styles.field}
				placeholder={placeholder}
				autoComplete="off"
				enterKeyHint="search"
				onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && commit(text)}
			/>
		</div>
	);
}
