import { useEffect, useRef, useState } from 'react';
import { AnswerKey } from '#app/question/answer-key.tsx';
import type { QuestionMaterial } from '#app/question/api-types.ts';
import { Material } from '#app/question/material.tsx';
import type { InputOf } from '#generated/api/operations.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { Button } from '#src/ui/button.tsx';
import type { WrongBookSheet } from './api-types.ts';
import styles from './review-desk.module.css';
import { WrongQuestion } from './wrong-question.tsx';

const SAVE = 'main.questionReviewSave';

type Grade = InputOf<typeof SAVE>['grade'];
type Item = WrongBookSheet['list'][number];

const GRADES: readonly { grade: Grade; label: string }[] = [
	{ grade: 'again', label: '不会' },
	{ grade: 'hard', label: '模糊' },
	{ grade: 'good', label: '会了' },
];

/** Today's mistakes one by one: think, look at the answer, say how well it went. */
export function ReviewDesk({ plan }: ComponentProps['practice#ReviewDesk']) {
	const { call, answers, invalidates } = useCalls();
	// The plan still lists a question until it has been fetched again.
	const [graded, setGraded] = useState<readonly string[]>([]);
	const [notice, setNotice] = useState('');
	const desk = useRef<HTMLElement>(null);
	// It opens below the button that was pressed, on a phone out of sight.
	useEffect(() => {
		// Answers a promise in browsers that scroll smoothly, which is no clean-up.
		void desk.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	const open = plan.list.filter(({ question }) => !graded.includes(question.id));
	const item = open[0];
	const grade = async (questionId: string, grade: Grade): Promise<void> => {
		const result = await call(SAVE, { questionId, grade });
		if (!result.ok) return;
		setGraded((before) => [...before, questionId]);
		setNotice(result.data.days > 1 ? `记下了，${result.data.days} 天后再看` : '记下了，明天再看');
		answers.invalidate(invalidates(SAVE));
	};
	const material = plan.materials.find(({ id }) => id === item?.question.materialId);
	return (
		<section ref={desk} className={styles.desk} aria-label="今天的复习">
			<p className="note" role="status">
				{notice}
			</p>
			{material && <Material material={material} />}
			{item && (
				<ReviewedQuestion
					key={item.question.id}
					item={item}
					no={graded.length + 1}
					materials={plan.materials}
					takesFocus={graded.length > 0}
					onGrade={(value) => grade(item.question.id, value)}
				/>
			)}
		</section>
	);
}

interface ReviewedQuestionProps {
	item: Item;
	no: number;
	materials: readonly QuestionMaterial[];
	takesFocus: boolean;
	onGrade: (grade: Grade) => Promise<void>;
}

function ReviewedQuestion({ item, no, materials, takesFocus, onGrade }: ReviewedQuestionProps) {
	const [shown, setShown] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const answer = useRef<HTMLElement>(null);
	const focusFirst = useRef(takesFocus);
	// The pressed button has gone with the question before.
	useEffect(() => {
		if (focusFirst.current) place.current?.focus();
	}, []);
	useEffect(() => {
		if (shown) answer.current?.focus();
	}, [shown]);
	return (
		<div ref={place} className={styles.card} tabIndex={-1}>
			<WrongQuestion item={item} no={no} materials={materials} />
			{shown ? (
				<>
					<AnswerKey ref={answer} question={item.question} answerKey={item.key} label="答案与解析" />
					<p className="muted">刚才想得怎么样？</p>
					<div className="row">
						{GRADES.map(({ grade, label }) => (
							<Button key={grade} label={label} kind={grade === 'good' ? 'primary' : 'secondary'} onPress={() => onGrade(grade)} />
						))}
					</div>
				</>
			) : (
				<div className="row">
					<Button label="看答案" kind="primary" icon="eye" onPress={() => setShown(true)} />
					<span className="muted">先自己想一想，再看答案</span>
				</div>
			)}
		</div>
	);
}
