import { useEffect, useRef } from 'react';
import type { Question } from '#app/question/api-types.ts';
import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import styles from './practice-desk.module.css';
import { byKnowledge, type PracticeSet, progressOf } from './practice-set.ts';

interface SetSummaryProps {
	questions: readonly Question[];
	results: PracticeSet['results'];
	takesFocus: boolean;
	onGo: (at: number) => void;
	onAgain: (questions: readonly Question[]) => void;
}

/** How the set went: the score, each knowledge point, and the questions that were wrong or are still open. */
export function SetSummary({ questions, results, takesFocus, onGo, onAgain }: SetSummaryProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	const { right, wrong } = progressOf(questions, results);
	const open = questions.filter((question) => !results[question.id] || results[question.id]?.verdict === 'pending');
	const points = byKnowledge(questions, results);
	return (
		<article className={styles.summary} aria-labelledby="practice-summary">
			<h2 ref={heading} id="practice-summary" tabIndex={-1}>
				{questions.length} 题答对 {right} 题
			</h2>
			<p className="muted">{wordOf(right, questions.length, open.length)}</p>
			{points.length > 0 && (
				<section aria-labelledby="practice-points">
					<h3 id="practice-points">按知识点</h3>
					<ul className={styles.points}>
						{points.map((point) => (
							<li key={point.name}>
								<span>{point.name}</span>
								<ProgressBar value={(point.right / point.total) * 100} label={`${point.name}的正确率`} />
								<span className="muted">
									{point.right} / {point.total}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
			<Questions title="还没有答" shown={open} questions={questions} onGo={onGo} />
			<Questions title="没答对的" shown={wrong} questions={questions} onGo={onGo} />
			<div className={styles.ways}>
				{wrong.length > 0 && (
					<Button label={`再练没答对的 ${wrong.length} 题`} kind="primary" icon="refresh" onPress={() => onAgain(wrong)} />
				)}
				<Button label="这一组重做一遍" onPress={() => onAgain(questions)} />
			</div>
		</article>
	);
}

function wordOf(right: number, total: number, open: number): string {
	if (open > 0) return `还有 ${open} 题没有答，答完再看小结更准。`;
	if (right === total) return '全对，真棒！';
	return right >= total * 0.6 ? '不错，把没答对的再练一遍就更稳了。' : '别着急，看看解析，把没答对的再练一遍。';
}

interface QuestionsProps {
	title: string;
	shown: readonly Question[];
	questions: readonly Question[];
	onGo: (at: number) => void;
}

function Questions({ title, shown, questions, onGo }: QuestionsProps) {
	if (shown.length === 0) return null;
	return (
		<section aria-label={title}>
			<h3>{title}</h3>
			<ul className={styles.list}>
				{shown.map((question) => {
					const at = questions.indexOf(question);
					return (
						<li key={question.id}>
							<span className={styles.stem}>
								<RichText content={question.stemHtml} format="html" />
							</span>
							<Button label={`看第 ${at + 1} 题`} kind="text" onPress={() => onGo(at)} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}
