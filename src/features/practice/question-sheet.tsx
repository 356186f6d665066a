import { useState } from 'react';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import type { PracticeResult, Question, QuestionKey, QuestionMaterial } from './api-types.ts';
import styles from './question-card.module.css';
import { QuestionCard } from './question-card.tsx';

export interface QuestionSheetProps {
	/** Null if the page asks for none. */
	questions: readonly Question[] | null;
	materials: readonly QuestionMaterial[] | null;
	/** Key of a single question that was answered before; shown on request. */
	known?: QuestionKey | null;
}

/** Questions to practise. More than one are numbered, with a count of those answered. */
export function QuestionSheet({ questions, materials, known = null }: QuestionSheetProps) {
	const [verdicts, setVerdicts] = useState<Readonly<Record<string, PracticeResult['verdict']>>>({});
	const note = ({ questionId, verdict }: PracticeResult): void => setVerdicts((before) => ({ ...before, [questionId]: verdict }));
	if (!questions?.length) return <EmptyNotice text="没有符合条件的题目，换个条件试试" />;
	const many = questions.length > 1;
	const answered = questions.filter(({ id }) => verdicts[id] !== undefined && verdicts[id] !== 'pending');
	const right = answered.filter(({ id }) => verdicts[id] === 'right');
	return (
		<div>
			{many && (
				<p className={styles.count} role="status">
					已答 {answered.length} / {questions.length}，答对 {right.length}
				</p>
			)}
			<ol className={styles.sheet} aria-label="题目">
				{questions.map((question, index) => (
					<li key={question.id}>
						<QuestionCard
							question={question}
							material={materials?.find(({ id }) => id === question.materialId) ?? null}
							{...(many ? { no: index + 1 } : { known })}
							onGraded={note}
						/>
					</li>
				))}
			</ol>
		</div>
	);
}
