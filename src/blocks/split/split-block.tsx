import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { Blocks } from '#src/pages/blocks.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './split-block.module.css';

export function SplitBlock({ block }: BlockProps<'split'>) {
	const label = useScope().text(block.label);
	const side = <Blocks blocks={block.side} />;
	const aside = (
		<aside className={styles.side} {...(label && { 'aria-label': label })}>
			{block.folds ? <Fold label={label}>{side}</Fold> : side}
		</aside>
	);
	const atEnd = block.sideAt === 'end';
	return (
		<div className={styles.split} data-side={block.sideAt} style={{ '--side': `${block.width ?? 260}px` } as CSSProperties}>
			{!atEnd && aside}
			<div className={styles.main}>
				<Blocks blocks={block.main} />
			</div>
			{atEnd && aside}
		</div>
	);
}

/** Always expanded beside the main column; above it, on narrow screens, it collapses behind a button. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
	const id = useId();
	const [open, setOpen] = useState(false);
	return (
		<>
			<button type="button" className={styles.opener} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
				<Icon name="list" />
				<ButtonLabel text={label} />
				<Icon name={open ? 'chevron-up' : 'chevron-down'} />
			</button>
			<div id={id} className={styles.folded} data-open={open || undefined}>
				{children}
			</div>
		</>
	);
}
