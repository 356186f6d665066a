import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Player } from './create-player.ts';
import type { Play } from './play.ts';
import styles from './side-panel.module.css';
import { TranscriptPanel } from './transcript-panel.tsx';

/** The words of the film, or what the page puts beside them. */
export type Side = 'transcript' | 'more';

const TABS: readonly { key: Side; title: string }[] = [
	{ key: 'transcript', title: '文稿' },
	{ key: 'more', title: '笔记' },
];

export interface SidePanelProps {
	player: Player;
	play: Play;
	side: Side;
	onSide: (side: Side) => void;
	children?: ReactNode;
}

/** What stands beside the film. Both parts stay: what is typed or searched in one is there when one comes back from the other. */
export function SidePanel({ player, play, side, onSide, children }: SidePanelProps) {
	const id = useId();
	const both = play.transcript.length > 0 && Boolean(children);
	const panelOf = (key: Side) => ({
		className: styles.part,
		hidden: both && side !== key,
		...(both && { role: 'tabpanel', id: `${id}-panel-${key}`, 'aria-labelledby': `${id}-${key}` }),
	});
	return (
		<div className={styles.panel}>
			{both && <SideTabs id={id} side={side} onSide={onSide} />}
			{play.transcript.length > 0 && (
				<div {...panelOf('transcript')}>
					<TranscriptPanel player={player} play={play} titled={!both} />
				</div>
			)}
			{children && (
				<div {...panelOf('more')}>
					{!both && <h2 className={styles.title}>笔记</h2>}
					<div className={styles.more}>{children}</div>
				</div>
			)}
		</div>
	);
}

function SideTabs({ id, side, onSide }: { id: string; side: Side; onSide: (side: Side) => void }) {
	const list = useRef<HTMLDivElement>(null);
	const onKeyDown = (event: KeyboardEvent): void => {
		// There are two of them: the other one, whichever way.
		const other = side === 'transcript' ? 'more' : 'transcript';
		const next = ({ ArrowLeft: other, ArrowRight: other, Home: 'transcript', End: 'more' } as const)[event.key];
		if (!next) return;
		event.preventDefault();
		onSide(next);
		list.current?.querySelector<HTMLElement>(`[data-key="${next}"]`)?.focus();
	};
	return (
		<div ref={list} className={styles.tabs} role="tablist" aria-label="视频旁边" onKeyDown={onKeyDown}>
			{TABS.map(({ key, title }) => (
				<button
					key={key}
					type="button"
					role="tab"
					id={`${id}-${key}`}
					data-key={key}
					className={styles.tab}
					aria-selected={side === key}
					aria-controls={`${id}-panel-${key}`}
					tabIndex={side === key ? 0 : -1}
					onClick={() => onSide(key)}
				>
					{title}
				</button>
			))}
		</div>
	);
}
