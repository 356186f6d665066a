import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { choose } from '#app/question/answer-options.ts';
import type { Question, QuestionKey, QuestionMaterial } from '#app/question/api-types.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { type Kept, useKept } from '#src/pages/use-kept.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './practice-desk.module.css';
import { practiceKey } from './practice-rules.ts';
import { idsOf, nextOpen, type PracticeSet, parseSet, progressOf } from './practice-set.ts';
import { QuestionCard, type QuestionNavigation } from './question-card.tsx';
import { SetPalette } from './set-palette.tsx';
import { SetSummary } from './set-summary.tsx';
import { usePracticeSet } from './use-practice-set.ts';

/** Questions to practise one by one, each graded and explained at once, with a summary at the end of a set. */
export function PracticeDesk({ questions, materials, known = null }: ComponentProps['practice#PracticeDesk']) {
	const kept = useKept('practice', parseSet);
	if (!questions?.length) return <EmptyNotice text="没有符合条件的题目，换个条件试试" />;
	if (!kept.opened) return <Skeleton shape="panel" />;
	return <Desk key={idsOf(questions)} questions={questions} materials={materials ?? []} known={known} kept={kept} />;
}

interface DeskProps {
	questions: readonly Question[];
	materials: readonly QuestionMaterial[];
	known: QuestionKey | null;
	kept: Kept<PracticeSet>;
}

function Desk({ questions: all, materials, known, kept }: DeskProps) {
	const { set, moved, go, type, grade, again, restart } = usePracticeSet(all, kept);
	const desk = useRef<HTMLElement>(null);
	const { asked, at, values, results } = set;
	const questions = all.filter(({ id }) => asked.includes(id));
	const many = all.length > 1;
	const question = questions[at];
	const result = question && (results[question.id] ?? null);
	const { answered, right } = progressOf(questions, results);
	useKeysAround(desk, (event) => {
		const meaning = question && practiceKey(event, question);
		if (!question || !meaning) return;
		event.preventDefault();
		if (meaning === 'go on') desk.current?.querySelector<HTMLElement>('[data-go-on] button')?.click();
		else if ('move' in meaning) go(at + meaning.move);
		else if (!result) type(question.id, choose(question, values[question.id] ?? [], meaning.choose));
	});
	return (
		<section ref={desk} className={styles.desk} aria-label="练习">
			{many && (
				<header className={styles.head}>
					<p className={styles.count} role="status">
						已答 {answered} / {questions.length}，答对 {right}
					</p>
					<SetPalette questions={questions} set={set} onGo={go} />
				</header>
			)}
			{question ? (
				<QuestionCard
					key={question.id}
					question={question}
					materials={materials}
					known={many ? null : known}
					{...(many && { no: at + 1 })}
					takesFocus={moved}
					value={values[question.id] ?? []}
					result={result ?? null}
					onValue={(value) => type(question.id, value)}
					onGraded={grade}
					onAgain={() => again(question.id)}
					ways={many ? waysOf(questions, set, go) : null}
				/>
			) : (
				<SetSummary questions={questions} results={results} takesFocus={moved} onGo={go} onAgain={restart} />
			)}
			{many && question && (
				<p className={styles.keys}>
					<kbd>1</kbd>–<kbd>9</kbd> 或字母选，<kbd>Enter</kbd> 提交，<kbd>←</kbd> <kbd>→</kbd> 换题
				</p>
			)}
		</section>
	);
}

/** Keys pressed within the element, or around it: a new page has the focus on its main area. */
function useKeysAround(place: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void): void {
	const onKey = useEffectEvent((event: KeyboardEvent): void => {
		const { target } = event;
		const desk = place.current;
		if (desk && target instanceof Node && (desk.contains(target) || target.contains(desk))) press(event);
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent): void => onKey(event);
		// Before the radio buttons, which would take the arrow keys for themselves.
		document.addEventListener('keydown', listen, true);
		return () => document.removeEventListener('keydown', listen, true);
	}, []);
}

function waysOf(questions: readonly Question[], set: PracticeSet, go: (at: number) => void): QuestionNavigation {
	const next = nextOpen(questions, set);
	return {
		nextLabel: next === questions.length ? '看这一组的小结' : '下一题',
		onNext: () => go(next),
		onPrevious: set.at > 0 ? () => go(set.at - 1) : null,
		onSkip: () => go(set.at + 1),
	};
}
