import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { classNames } from '#src/lib/class-names.ts';
import type { Player } from './create-player.ts';
import type { Play } from './play.ts';
import { clockText } from './rules/clock-text.ts';
import { lineAt, splitAtMatches } from './rules/cues.ts';
import styles from './transcript-panel.module.css';

export function TranscriptPanel({ player, play, titled }: { player: Player; play: Play; titled: boolean }) {
	const { transcript } = play;
	const [wanted, setWanted] = useState('');
	const current = lineAt(transcript, useSnapshot(player.state).position);
	const list = useRef<HTMLOListElement>(null);
	const search = wanted.trim();
	useFollowing(list, search === '' ? current : -1);
	const shown = transcript
		.map((line, index) => ({ ...line, index, parts: splitAtMatches(line.text, search) }))
		.filter(({ parts }) => search === '' || parts.length > 1);
	return (
		<section className={styles.panel} aria-label="文稿">
			<header className={styles.head}>
				{titled && <h2 className={styles.title}>文稿</h2>}
				<input
					className={styles.search}
					type="search"
					aria-label="在文稿里找"
					placeholder="在文稿里找"
					value={wanted}
					onChange={(event) => setWanted(event.target.value)}
				/>
			</header>
			<ol ref={list} className={styles.lines}>
				{shown.map(({ t, index, parts }) => (
					<li key={index}>
						<button
							type="button"
							className={classNames(styles.line, index === current && styles.current)}
							aria-current={index === current || undefined}
							onClick={() => player.seek(t)}
						>
							<span className={styles.time}>{clockText(t)}</span>
							<span>
								{parts.map((part, place) =>
									// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line have a fixed order
									place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
								)}
							</span>
						</button>
					</li>
				))}
			</ol>
			<p className={styles.none} role="status">
				{search !== '' && (shown.length === 0 ? '没有找到，换个词试试' : `找到 ${shown.length} 句`)}
			</p>
		</section>
	);
}

/** Keeps the current line in view by scrolling the panel only. */
function useFollowing(list: React.RefObject<HTMLOListElement | null>, current: number): void {
	useEffect(() => {
		const box = list.current;
		const line = current < 0 ? null : box?.children[current];
		// Does not scroll while the user hovers over or focuses the panel.
		if (!box || !(line instanceof HTMLElement) || box.matches(':hover, :focus-within')) return;
		box.scrollTop = line.offsetTop - box.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
	}, [list, current]);
}
