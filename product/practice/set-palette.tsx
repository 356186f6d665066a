import type { Question } from '#app/question/api-types.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { PracticeResult } from './api-types.ts';
import styles from './practice-desk.module.css';
import type { PracticeSet } from './practice-set.ts';

const SAID: Readonly<Record<PracticeResult['verdict'], string>> = { right: '答对', part: '部分对', wrong: '答错', pending: '等你打分' };

interface SetPaletteProps {
	questions: readonly Question[];
	set: PracticeSet;
	onGo: (at: number) => void;
}

/** The questions of the set by number, each with its result. */
export const SetPalette = ({ questions, set: { at, results }, onGo }: SetPaletteProps) => (
	<nav aria-label="这一组的题目">
		<ol className={styles.palette}>
			{questions.map(({ id }, index) => {
				const verdict = results[id]?.verdict;
				return (
					<li key={id}>
						<button
							type="button"
							className={styles.place}
							data-verdict={verdict}
							aria-current={index === at ? 'step' : undefined}
							aria-label={`第 ${index + 1} 题，${verdict ? SAID[verdict] : '没答'}`}
							onClick={() => onGo(index)}
						>
							{verdict === 'right' || verdict === 'wrong' ? <Icon name={verdict === 'right' ? 'check' : 'close'} /> : index + 1}
						</button>
					</li>
				);
			})}
		</ol>
	</nav>
);
