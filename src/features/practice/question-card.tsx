import { useId, useState } from 'react';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import { useLinkTo } from '#src/pages/use-link.ts';
import { AnswerFields } from '#src/ui/answer-fields/answer-fields.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { PracticeResult, Question, QuestionKey, QuestionMaterial, ScorePoint } from './api-types.ts';
import { answerText, isComplete, scoreOf, verdictText } from './practice-rules.ts';
import styles from './question-card.module.css';
import { type Practice, usePractice } from './use-practice.ts';

export interface QuestionCardProps {
	question: Question;
	material: QuestionMaterial | null;
	/** Key of a question that was answered before; shown on request. */
	known?: QuestionKey | null;
	/** Position in a set. */
	no?: number;
	onGraded: (result: PracticeResult) => void;
}

/** A question to answer, with its grade and analysis right after the answer. */
export function QuestionCard({ question, material, known = null, no, onGraded }: QuestionCardProps) {
	const practice = usePractice(question, onGraded);
	const heading = useId();
	return (
		<article className={styles.card} aria-labelledby={heading}>
			<Head id={heading} question={question} no={no} />
			{material && (
				<section className={styles.material} aria-label={material.title}>
					<strong>{material.title}</strong>
					<RichText content={material.html} format="html" />
				</section>
			)}
			<RichText content={question.stemHtml} format="html" />
			{question.type === 'program' ? <ProgramLink question={question} /> : <AnswerForm {...{ question, practice, known }} />}
		</article>
	);
}

function Head({ id, question: { type, difficulty, knowledge }, no }: { id: string; question: Question; no: number | undefined }) {
	const lookup = usePageEnvironment().useDictionaries();
	const labelOf = (dictionary: string, value: string): string =>
		lookup(dictionary).find((item) => String(item.value) === value)?.label ?? value;
	return (
		<header className={styles.head}>
			<h2 id={id} className={styles.heading}>
				{no !== undefined && `${no}. `}
				{labelOf('question_type', type)}
			</h2>
			<Badge label={labelOf('difficulty', String(difficulty))} tone="mute" />
			<span className={styles.knowledge}>{knowledge.map(({ name }) => name).join('、')}</span>
		</header>
	);
}

function ProgramLink({ question: { problemId } }: { question: Question }) {
	const linkTo = useLinkTo();
	if (!problemId) return null;
	return (
		<a className={styles.link} {...linkTo({ route: 'program', query: { problemId } })}>
			去写程序
		</a>
	);
}

interface AnswerFormProps {
	question: Question;
	practice: Practice;
	known: QuestionKey | null;
}

function AnswerForm({ question, practice, known }: AnswerFormProps) {
	const { value, setValue, result, send, again } = practice;
	const [open, setOpen] = useState(false);
	const answerKey = result?.key ?? (open ? known : null);
	return (
		<>
			<AnswerFields question={question} value={value} disabled={result !== null} rightKeys={result?.key.answer} onChange={setValue} />
			<div role="status">
				{result && (
					<p className={styles.verdict} data-verdict={result.verdict}>
						{verdictText(result)}
					</p>
				)}
			</div>
			{result?.verdict === 'pending' && <SelfScore points={result.key.points ?? []} onScore={send} />}
			{answerKey && <Analysis question={question} answerKey={answerKey} />}
			<div className={styles.buttons}>
				{result ? (
					<Button label="再做一次" icon="refresh" onPress={again} />
				) : (
					<>
						<Button label="提交答案" kind="primary" disabled={!isComplete(question, value)} onPress={() => send()} />
						{known && <Button label={open ? '收起解析' : '看解析'} kind="text" onPress={() => setOpen(!open)} />}
					</>
				)}
			</div>
		</>
	);
}

function Analysis({ question, answerKey }: { question: Question; answerKey: QuestionKey }) {
	const answer = answerText(question, answerKey);
	return (
		<section className={styles.analysis} aria-label="解析">
			{answer && (
				<p className={styles.answer}>
					正确答案：<strong>{answer}</strong>
				</p>
			)}
			<RichText content={answerKey.analysisHtml} format="html" />
		</section>
	);
}

function SelfScore({ points, onScore }: { points: readonly ScorePoint[]; onScore: (percent: number) => Promise<void> }) {
	const [met, setMet] = useState<readonly number[]>([]);
	const toggle = (index: number): void => setMet(met.includes(index) ? met.filter((each) => each !== index) : [...met, index]);
	return (
		<fieldset className={styles.points}>
			<legend>我答到了</legend>
			{points.map(({ text, percent }, index) => (
				<label key={text} className={styles.point}>
					<input type="checkbox" checked={met.includes(index)} onChange={() => toggle(index)} />
					<span>
						{text}（{percent} 分）
					</span>
				</label>
			))}
			<Button label={`记 ${scoreOf(points, met)} 分`} kind="primary" onPress={() => onScore(scoreOf(points, met))} />
		</fieldset>
	);
}
