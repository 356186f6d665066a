import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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
	const panel = rest.length > 0 && open && (
		<Panel
			id={id}
			phone={phone}
			title={scope.text(block.label)}
			onClose={() => setOpen(false)}
			foot={
				phone && (
					<>
						<Status text={results} hidden />
						{clearButton}
						<Button
							kind="primary"
							label={count == null ? texts.done : texts.showResults({ count })}
							instant
							onPress={() => setOpen(false)}
						/>
					</>
				)
			}
		>
			<Facets facets={rest} />
		</Panel>
	);
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
					<button
						ref={button}
						type="button"
						className={styles.fold}
						aria-expanded={open}
						aria-controls={open ? id : undefined}
						aria-haspopup={phone ? 'dialog' : undefined}
						onClick={() => setOpen(!open)}
					>
						<Icon name="filter" />
						{set.length === 0 ? (
							<ButtonLabel text={texts.filters} />
						) : (
							<>
								<span aria-hidden="true">
									<ButtonLabel text={texts.filters} />
									<span className={styles.badge}>{set.length}</span>
								</span>
								<VisuallyHidden>{texts.filtersChosen({ count: set.length })}</VisuallyHidden>
							</>
						)}
					</button>
				)}
				<div className={styles.strip} data-strip="">
					<Facets facets={row.filter((facet) => !typed.includes(facet))} inRow />
					<div className={styles.state}>
						{set.map((facet) => (
							<ChosenFacet key={facet.binds ?? facet.from} facet={facet} onRemoved={() => button.current?.focus()} />
						))}
						{clearButton}
					</div>
				</div>
				{block.results && <Status text={results} />}
			</div>
			{panel}
		</section>
	);
}

const Facets = ({ facets, inRow = false }: { facets: readonly Facet[]; inRow?: boolean }) =>
	facets.map((facet) => <FacetView key={facet.binds ?? facet.from} facet={facet} inRow={inRow} />);

/** Always rendered: screen readers announce only changes in existing regions. */
const Status = ({ text, hidden = false }: { text: string; hidden?: boolean }) => (
	<span role="status" className={hidden ? 'visually-hidden' : styles.results}>
		{text}
	</span>
);

interface PanelProps {
	id: string;
	title: string;
	phone: boolean;
	onClose: () => void;
	children: ReactNode;
	foot: ReactNode;
}

/** In the page on wide screens, where the results change beside it. */
function Panel({ id, title, phone, onClose, children, foot }: PanelProps) {
	if (phone)
		return (
			<DialogFrame title={title} look="drawer" width={480} onClose={onClose} mayDiscard={() => Promise.resolve(true)}>
				<div id={id} className={styles.facets}>
					{children}
				</div>
				<div className={styles.foot}>{foot}</div>
			</DialogFrame>
		);
	return (
		<div id={id} className={styles.panel}>
			<div className={styles.facets}>{children}</div>
		</div>
	);
}
