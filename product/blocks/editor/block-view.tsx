import { BlockSvg, getFocusManager, type WorkspaceSvg } from 'blockly/core';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
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
	const frame = useRef<HTMLDivElement>(null);
	const parent = useRef<HTMLDivElement>(null);
	const shown = useRef<WorkspaceSvg>(null);
	// Syncs with Blockly.
	useLayoutEffect(() => {
		const program = blocksIn(code)?.program;
		if (!parent.current || !program) return;
		const workspace = showProgram(parent.current, program);
		shown.current = workspace;
		return () => {
			workspace.dispose();
			shown.current = null;
		};
	}, [code]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: marks the block in another program, too
	useEffect(() => {
		const block = lit === null ? null : shown.current?.getBlockById(lit);
		shown.current?.highlightBlock(block?.id ?? null);
		if (block && frame.current) scrollTo(frame.current, block);
	}, [code, lit]);
	// Blockly reports no press on a program that cannot be changed.
	const press = ({ target }: MouseEvent): void => {
		const id = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : null;
		if (id) onBlock?.(id);
	};
	const pressByKey = (event: KeyboardEvent): void => {
		const node = getFocusManager().getFocusedNode();
		if (!onBlock || event.key !== 'Enter' || !(node instanceof BlockSvg) || node.workspace !== shown.current) return;
		event.stopPropagation();
		onBlock(node.id);
	};
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable part must be focusable
		// biome-ignore lint/a11y/useSemanticElements: a page may have several programs, so none is a landmark, and none has fields
		<div ref={frame} role="group" className={styles.view} aria-label="积木程序" tabIndex={0} onClick={press} onKeyDown={pressByKey}>
			<div ref={parent} className={styles.shown} />
		</div>
	);
}

/** In pixels: the words of a block are visible with it, however long its body is. */
const HEAD = 40;

function scrollTo(frame: HTMLElement, block: BlockSvg): void {
	const { top, left, height, width } = frame.getBoundingClientRect();
	const own = block.getSvgRoot().getBoundingClientRect();
	const isSeen = own.top >= top && own.top + HEAD <= top + height && own.left >= left && own.left + HEAD <= left + width;
	if (!isSeen) frame.scrollBy({ top: own.top - top - height / 3, left: own.left - left - HEAD });
}
