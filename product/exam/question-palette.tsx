import { classNames } from '#src/lib/class-names.ts';
import type { AttemptView } from './attempt/attempt-core.ts';
import { entryOf } from './attempt/journal.ts';
import styles from './exam-desk.module.css';
import { type ExamQuestion, stateOf } from './exam-questions.ts';

interface QuestionPaletteProps {
	questions: readonly ExamQuestion[];
	view: AttemptView;
	index: number;
	/** False where the paper goes forward only. */
	free: boolean;
	onGo: (index: number) => void;
}

const STATES = { answered: '已答', part: '没有填完', blank: '未答' } as const;

export function QuestionPalette({ questions, view, index, free, onGo }: QuestionPaletteProps) {
	const sections = [...new Set(questions.map(({ section }) => section))].map((section) => ({
		...section,
		items: questions.filter((item) => item.section === section),
	}));
	return (
		<nav className={styles.palette} aria-label="答题卡">
			{sections.map(({ id, title, items }) => (
				<section key={id}>
					<h2 className={styles.paletteTitle}>{title}</h2>
					<ol className={styles.cells}>
						{items.map((item) => {
							const position = questions.indexOf(item);
							const entry = entryOf(view, item.question.id);
							const state = stateOf(item, entry);
							const words = [`第 ${item.no} 题`, STATES[state], ...(entry.flagged ? ['已标记'] : [])];
							return (
								<li key={item.question.id}>
									<button
										type="button"
										className={classNames(styles.cell, entry.flagged && styles.flagged)}
										data-state={state}
										aria-label={words.join('，')}
										aria-current={position === index ? 'true' : undefined}
										disabled={!free && position < index}
										onClick={() => onGo(position)}
									>
										{item.no}
									</button>
								</li>
							);
						})}
					</ol>
				</section>
			))}
			<p className={styles.legend} aria-hidden="true">
				<span data-state="answered">已答</span>
				<span data-state="blank">未答</span>
				<span className={styles.flagged}>标记</span>
			</p>
		</nav>
	);
}
