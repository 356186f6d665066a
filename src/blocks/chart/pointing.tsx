import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import * as texts from '#generated/messages/blocks/chart.ts';
import { clauseSeparator } from '#generated/messages/lists.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './chart-block.module.css';

export interface Target {
	/** Anchor of the tooltip and its distance from the anchor. */
	x: number;
	y: number;
	reach: number;
	title: string;
	lines: readonly { title: string; text: string; series?: number }[];
}

export interface PointingProps {
	label: string;
	width: number;
	height: number;
	locate: (x: number, y: number) => number | null;
	/** Index of the element that a key moves to; null for other keys. */
	next: (index: number | null, key: string) => number | null;
	target: (index: number) => Target;
	children: (pointed: number | null) => ReactNode;
}

export function Pointing({ label, width, height, locate, next, target, children }: PointingProps) {
	const [pointed, setPointed] = useState<number | null>(null);
	const [spoken, setSpoken] = useState('');
	const point = (event: PointerEvent<HTMLElement>): void => {
		const box = event.currentTarget.getBoundingClientRect();
		setPointed(locate(event.clientX - box.left, event.clientY - box.top));
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.key === 'Escape' && pointed !== null) setPointed(null);
		else {
			const index = next(pointed, event.key);
			if (index === null) return;
			setPointed(index);
			setSpoken(sentence(target(index)));
		}
		event.preventDefault();
	};
	const shown = pointed === null ? null : target(pointed);
	return (
		<div
			className={styles.surface}
			role="application"
			aria-roledescription={texts.chart}
			aria-label={texts.explored({ label })}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: gives keyboard users the same access as pointing
			tabIndex={0}
			style={{ height }}
			onPointerMove={point}
			onPointerDown={point}
			// Lifting a finger also fires pointerleave; a touched element stays active until the next touch.
			onPointerLeave={(event) => event.pointerType !== 'touch' && setPointed(null)}
			onBlur={() => setPointed(null)}
			onKeyDown={onKeyDown}
		>
			<svg width={width} height={height} aria-hidden="true" focusable="false" className={styles.picture}>
				{children(pointed)}
			</svg>
			{shown && <Tip {...shown} width={width} />}
			<span aria-live="polite">
				<VisuallyHidden>{spoken}</VisuallyHidden>
			</span>
		</div>
	);
}

const sentence = ({ title, lines }: Target): string => {
	const values = lines.map((line) => `${line.title} ${line.text}`).join(clauseSeparator);
	return texts.values({ title, values });
};

const GAP = 10;
const NARROWEST = 110;

/** Placed on the side with more room, so that it covers little of the chart. */
function Tip({ x, y, reach, title, lines, width }: Target & { width: number }) {
	const onRight = x < width / 2;
	const far = reach + GAP;
	const room = (onRight ? width - x : x) - far;
	return (
		<div
			className={styles.tip}
			style={{
				[onRight ? 'left' : 'right']: onRight ? x + far : width - x + far,
				top: Math.max(0, y - 24),
				maxWidth: Math.max(NARROWEST, room),
			}}
			aria-hidden="true"
		>
			<strong>{title}</strong>
			{lines.map((line) => (
				<span key={line.title} className={styles.tipLine}>
					{line.series !== undefined && <i className={styles.tipDot} data-series={line.series} />}
					<span className={styles.tipName}>{line.title}</span>
					<b>{line.text}</b>
				</span>
			))}
		</div>
	);
}

export function nextOf(count: number): PointingProps['next'] {
	return (index, key) => {
		const last = count - 1;
		const to = {
			ArrowRight: index === null ? 0 : index + 1,
			ArrowDown: index === null ? 0 : index + 1,
			ArrowLeft: index === null ? last : index - 1,
			ArrowUp: index === null ? last : index - 1,
			Home: 0,
			End: last,
		}[key];
		return to === undefined ? null : Math.max(0, Math.min(last, to));
	};
}
