import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from './workbench.module.css';

const MIN_SHARE = 25;
const MAX_SHARE = 70;
const STEP = 5;

const within = (share: number): number => Math.min(MAX_SHARE, Math.max(MIN_SHARE, share));

/** Resizes the problem and program panes by drag or arrow keys. `share` is the width of the left pane in percent. */
export function Divider({ share, onMove }: { share: number; onMove: (share: number) => void }) {
	const dragging = useRef(false);
	const drag = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
		const box = currentTarget.parentElement?.getBoundingClientRect();
		if (dragging.current && box) onMove(within(((clientX - box.left) / box.width) * 100));
	};
	const move = (event: KeyboardEvent): void => {
		const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		onMove(within(share + step));
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: an `hr` cannot be dragged
		<div
			role="separator"
			className={styles.divider}
			tabIndex={0}
			aria-label="题目与程序的分界"
			aria-orientation="vertical"
			aria-valuemin={MIN_SHARE}
			aria-valuemax={MAX_SHARE}
			aria-valuenow={Math.round(share)}
			onKeyDown={move}
			onPointerDown={(event) => {
				dragging.current = true;
				event.currentTarget.setPointerCapture(event.pointerId);
			}}
			onPointerMove={drag}
			onPointerUp={() => {
				dragging.current = false;
			}}
		/>
	);
}
