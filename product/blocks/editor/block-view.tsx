import type { WorkspaceSvg } from 'blockly/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { blocksIn } from '../block-text.ts';
import styles from './block-editor.module.css';
import { showProgram } from './create-workspace.ts';

export interface BlockViewProps {
	/** A text with blocks. */
	code: string;
	/** Id of the block that is marked. */
	lit?: string | null;
	/** Called with the id of a block that is pressed. */
	onBlock?: (id: string) => void;
}

/** Blocks to look at. */
export function BlockView({ code, lit = null, onBlock }: BlockViewProps) {
	const parent = useRef<HTMLDivElement>(null);
	const shown = useRef<WorkspaceSvg>(null);
	const press = useEffectEvent((id: string) => onBlock?.(id));
	// Blockly is not of React.
	useLayoutEffect(() => {
		const program = blocksIn(code)?.program;
		if (!parent.current || !program) return;
		const workspace = showProgram(parent.current, program);
		workspace.addChangeListener((event) => {
			if ('newElementId' in event && typeof event.newElementId === 'string') press(event.newElementId);
		});
		shown.current = workspace;
		return () => {
			workspace.dispose();
			shown.current = null;
		};
	}, [code]);
	useEffect(() => shown.current?.highlightBlock(lit), [lit]);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
		<section className={styles.view} aria-label="积木程序" tabIndex={0}>
			<div ref={parent} className={styles.shown} />
		</section>
	);
}
