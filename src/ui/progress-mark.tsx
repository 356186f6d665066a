import * as texts from '#generated/messages/ui/progress.ts';
import { Stroke } from './icons.tsx';
import styles from './progress-mark.module.css';

export type ProgressState = 'none' | 'doing' | 'done';

export const progressTitles: Readonly<Record<ProgressState, string>> = { none: texts.none, doing: texts.doing, done: texts.done };

const RINGS: Readonly<Record<ProgressState, string>> = {
	none: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z',
	doing: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
	done: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM8.5 12.2l2.4 2.4 4.6-5',
};

/** A ring that is empty, begun or ticked. Decorative: the text beside it names the state. */
export const ProgressMark = ({ state }: { state: ProgressState }) => (
	<span className={styles.mark} data-mark={state}>
		<Stroke path={RINGS[state]} />
	</span>
);
