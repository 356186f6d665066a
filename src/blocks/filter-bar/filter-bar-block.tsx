import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import type { Facet } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/filters.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useVisible } from '#src/pages/use-visible.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { ChosenFacet } from './chosen-facet.tsx';
import { cleared, isSet, splitFacets } from './facet-state.ts';
import { FacetView } from './facet-view.tsx';
import styles from './filter-bar-block.module.css';

/** Below this width a drawer slides in from the bottom. */
const PHONE = '(width <= 640px)';

export function FilterBarBlock({ block }: BlockProps<'filter-bar'>) {
	const { scope, commands, definition } = usePage();
	const isVisible = useVisible();
	const phone = useMediaQuery(PHONE);
	const [open, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const facets = block.facets.filter((facet) => isVisible(facet, scope));
	const { row, rest } = splitFacets(facets);
	const typed = row.filter(({ kind }) => kind === 'text');
	const set = rest.filter((facet) => isSet(facet, scope.scope.state, definition.state));
	const active = facets.some((facet) => isSet(facet, scope.scope.state, definition.state));
	const clear = (): void => {
		button.current?.focus();
		commands.set(cleared(facets, definition.state));
	};
	const clearButton = active && (
		<button type="button" className={styles.clear} aria-label={texts.clearFilters} onClick={clear}>
			<ButtonLabel text={texts.clear} />
		</button>
	);
	const count = block.results && scope.read(block.results);
	const results = count == null ? '' : texts.results({ count });
	const onKeyDown = (event: KeyboardEvent): void => {
		if (!open || phone || event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
		event.preventDefault();
		setOpen(false);
		button.current?.focus();
	};
	return (
		<section className={styles.place} aria-label={scope.text(block.label)} onKeyDown={onKeyDown}>
			<div className={styles.row}>
				{typed.length > 0 && (
					<div className={styles.typed}>
						<Facets facets={typed} inRow />
					</div>
				)}
				{rest.length > 0 && (
					<PanelButton button={button} id={id} phone={phone} open={open} count={set.length} onPress={() => setOpen(!open)} />
				)}
				<div className={styles.strip} data-strip="">
					<Facets facets={row.filter((facet) => !typed.includes(facet))} inRow />
					<ChosenFacets facets={set} onRemoved={() => button.current?.focus()}>
						{clearButton}
					</ChosenFacets>
				</div>
				{block.results && <Status text={results} />}
			</div>
			{rest.length > 0 && open && (
				<Panel id={id} phone={phone} title={scope.text(block.label)} facets={rest} onClose={() => setOpen(false)}>
					<Status text={results} hidden />
					{clearButton}
					<Button kind="primary" label={count == null ? texts.done : texts.showResults({ count })} instant onPress={() => setOpen(false)} />
				</Panel>
			)}
		</section>
	);
}

const Facets = ({ facets, inRow = false }: { facets: readonly Facet[]; inRow?: boolean }) =>
	facets.map((facet) => <FacetView key={facet.binds ?? facet.from} facet={facet} inRow={inRow} />);

interface ChosenFacetsProps {
	facets: readonly Facet[];
	onRemoved: () => void;
	children: ReactNode;
}

const ChosenFacets = ({ facets, onRemoved, children }: ChosenFacetsProps) => (
	<div className={styles.state}>
		{facets.map((facet) => (
			<ChosenFacet key={facet.binds ?? facet.from} facet={facet} onRemoved={onRemoved} />
		))}
		{children}
	</div>
);

/** Always rendered: screen readers announce only changes in existing regions. */
const Status = ({ text, hidden = false }: { text: string; hidden?: boolean }) => (
	<span role="status" className={hidden ? 'visually-hidden' : styles.results}>
		{text}
	</span>
);

interface PanelButtonProps {
	button: RefObject<HTMLButtonElement | null>;
	/** Id of the panel. */
	id: string;
	phone: boolean;
	open: boolean;
	/** Number of set filters. */
	count: number;
	onPress: () => void;
}

const PanelButton = ({ button, id, phone, open, count, onPress }: PanelButtonProps) => (
	<button
		ref={button}
		type="button"
		className={styles.fold}
		aria-expanded={open}
		aria-controls={open ? id : undefined}
		aria-haspopup={phone ? 'dialog' : undefined}
		onClick={onPress}
	>
		<Icon name="filter" />
		{count === 0 ? (
			<ButtonLabel text={texts.filters} />
		) : (
			<>
				<span aria-hidden="true">
					<ButtonLabel text={texts.filters} />
					<span className={styles.badge}>{count}</span>
				</span>
				<VisuallyHidden>{texts.filtersChosen({ count })}</VisuallyHidden>
			</>
		)}
	</button>
);

interface PanelProps {
	id: string;
	title: string;
	phone: boolean;
	facets: readonly Facet[];
	onClose: () => void;
	/** Foot of the drawer on a phone. */
	children: ReactNode;
}

/** In the page on wide screens, where the results change beside it. */
function Panel({ id, title, phone, facets, onClose, children }: PanelProps) {
	if (phone)
		return (
			<DialogFrame title={title} look="drawer" width={480} onClose={onClose} mayDiscard={() => Promise.resolve(true)}>
				<div id={id} className={styles.facets}>
					<Facets facets={facets} />
				</div>
				<div className={styles.foot}>{children}</div>
			</DialogFrame>
		);
	return (
		<div id={id} className={styles.panel}>
			<div className={styles.facets}>
				<Facets facets={facets} />
			</div>
		</div>
	);
}
