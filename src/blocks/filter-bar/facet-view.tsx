import { useId, useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import { isMoment } from '#src/lib/moment-text.ts';
import { usePage } from '#src/pages/page-context.tsx';
import { useClock } from '#src/pages/use-clock.ts';
import { usePageState, useTypedAs } from '#src/pages/use-page-state.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { RangePicker } from '#src/ui/arco/controls.tsx';
import type { DaySpan } from '#src/ui/arco/range-picker.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { typingAttributes } from '#src/ui/typing-attributes.ts';
import { useTypedText } from '#src/ui/use-typed-text.ts';
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
				<RangePicker {...{ id, label, now }} value={typed ?? [String(first ?? ''), String(last ?? '')]} onChange={change} />
			</span>
		</fieldset>
	);
}

function TextFacet({ facet, binds, label }: { facet: Facet; binds: string; label: string }) {
	const placeholder = useScope().text(facet.placeholder);
	const typedAs = useTypedAs(binds);
	const { text, input, commit } = useTypedText(usePageState(binds), useClock().debounce, typedAs);
	const id = useId();
	return (
		<div className={styles.facet}>
			<label className={styles.label} htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				autoComplete="off"
				{...typingAttributes(typedAs)}
				type="search"
				className={styles.field}
				placeholder={placeholder}
				enterKeyHint="search"
				onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && commit(text)}
			/>
		</div>
	);
}
