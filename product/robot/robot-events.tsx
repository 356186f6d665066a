import { useEffect, useRef } from 'react';
import { scrollWithin } from '#app/programs/scroll-within.ts';
import styles from './robot-view.module.css';
import { type RunEvent, type RunEvents, timeWords } from './robot-words.ts';

interface RobotEventsProps {
	happened: RunEvents;
	/** The latest one. */
	current: RunEvent | null;
	onPick: (step: number) => void;
}

/** What happened in a run. A press goes to its time. */
export function RobotEvents({ happened: { events, omitted }, current, onPick }: RobotEventsProps) {
	const list = useRef<HTMLOListElement>(null);
	// Scrolls the list to what happens now.
	useEffect(() => {
		const item = list.current?.children[current ? events.indexOf(current) : 0];
		if (list.current && item instanceof HTMLElement) scrollWithin(list.current, item);
	}, [current, events]);
	return (
		<section className={styles.events} aria-label="经过">
			<p className={styles.heading}>经过</p>
			<ol ref={list} className={styles.list}>
				{events.map((event, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the events of a run do not change
					<li key={index}>
						<button
							type="button"
							className={styles.event}
							aria-current={event === current ? 'step' : undefined}
							onClick={() => onPick(event.step)}
						>
							<span className={styles.when}>{timeWords(event.step)}</span> {event.text}
						</button>
					</li>
				))}
			</ol>
			{omitted > 0 && <p className="note">还有 {omitted} 件小事没有列出来</p>}
		</section>
	);
}
