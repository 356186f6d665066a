import { type ReactNode, useId } from 'react';
import { TabList, tabPanel } from '#src/ui/tab-list.tsx';
import type { Player } from './create-player.ts';
import type { Play } from './play.ts';
import styles from './side-panel.module.css';
import { TranscriptPanel } from './transcript-panel.tsx';

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

/** Transcript and page content beside the video. Both stay mounted, so that their input is kept when the tab changes. */
export function SidePanel({ player, play, side, onSide, children }: SidePanelProps) {
	const id = useId();
	const both = play.transcript.length > 0 && Boolean(children);
	const panelOf = (key: Side) => ({
		className: styles.part,
		hidden: both && side !== key,
		...(both && tabPanel(id, key)),
	});
	return (
		<div className={styles.panel}>
			{both && <TabList id={id} label="视频旁边" tabs={TABS} open={side} onOpen={onSide} />}
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
