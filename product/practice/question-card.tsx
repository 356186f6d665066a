import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DictionaryName } from '#generated/names.ts';
import type { DictionaryItem } from '#src/dictionaries/dictionaries.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { AnswerFields } from '#src/ui/answer-fields/answer-fields.tsx';
import type { AnswerValue } from '#src/ui/answer-fields/answer-options.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';
import type { PracticeResult, Question, QuestionKey, QuestionMaterial, ScorePoint } from './api-types.ts';
import { Hints } from './hints.tsx';
import { MistakeReasons } from './mistake-reasons.tsx';
import { answerText, isComplete, scoreOf, verdictText } from './practice-rules.ts';
import styles from './question-card.module.css';

/** QuestionNavigation through a set. */
export interface QuestionNavigation {
	/** Label of the way on after the answer. */
	nextLabel: string;
	onNext: () => void;
	/** Null at the first question. */
	onPrevious: (() => void) | null;
	onSkip: () => void;
}

export interface QuestionCardProps {
	question: Question;
	material: QuestionMaterial | null;
	/** Key of a question that was answered before; shown on request. */
	known: QuestionKey | null;
	/** Position in a set. */
	no?: number;
	/** Focuses the heading at first. */
	takesFocus: boolean;
	value: AnswerValue;
	/** Null until the answer is graded. */
	result: PracticeResult | null;
	onValue: (value: AnswerValue) => void;
	onGraded: (result: PracticeResult) => void;
	onAgain: () => void;
	/** Null for a single question. */
	ways: QuestionNavigation | null;
}

/** A question to answer, with its grade and analysis right after the answer. */
export function QuestionCard(props: QuestionCardProps) {
	const { question, material, no, takesFocus } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<article className={styles.card} aria-labelledby={id}>
			<Head question={question}>
				<h2 ref={heading} id={id} className={styles.heading} tabIndex={-1}>
					{no !== undefined && `${no}. `}
					<TypeLabel type={question.type} />
				</h2>
			</Head>
			{material && (
				<section className={styles.material} aria-label={material.title}>
					<strong>{material.title}</strong>
					<RichText content={material.html} format="html" />
				</section>
			)}
			<RichText content={question.stemHtml} format="html" />
			{question.type === 'program' ? <ProgramLink question={question} /> : <AnswerForm {...props} heading={heading} />}
		</article>
	);
}

function useEntry(): (type: DictionaryName, code: string) => DictionaryItem {
	const dictionaries = useDictionaries();
	return (type, code) => dictionaries.find(type, code) ?? { value: code, label: code, tone: 'mute' };
}

const TypeLabel = ({ type }: Pick<Question, 'type'>) => useEntry()('question_type', type).label;

function Head({ question: { difficulty, knowledge }, children }: { question: Question; children: ReactNode }) {
	const { label, tone } = useEntry()('difficulty', String(difficulty));
	return (
		<header className={styles.head}>
			{children}
			<Badge label={label} tone={tone} />
			<span className="note">{knowledge.map(({ name }) => name).join('、')}</span>
		</header>
	);
}

function ProgramLink({ question: { problemId } }: { question: Question }) {
	const link = useLinkTo()({ route: 'program', query: { problemId: problemId ?? '' } });
	if (!problemId) return null;
	return link ? (
		<a className={styles.link} {...link}>
			去写程序
		</a>
	) : (
		<p className="note">这道题要写程序，编程题没有开放。</p>
	);
}

interface AnswerFormProps extends QuestionCardProps {
	heading: { current: HTMLElement | null };
}

function AnswerForm({ question, known, value, result, heading, onValue, onGraded, onAgain, ways }: AnswerFormProps) {
	const [open, setOpen] = useState(false);
	const after = useFocusAfterAnswer(result);
	const send = useSendAnswer(question, onGraded);
	const answerKey = result?.key ?? (open ? known : null);
	return (
		<>
			<AnswerFields question={question} value={value} disabled={result !== null} rightKeys={result?.key.answer} onChange={onValue} />
			{!result && <Hints question={question} />}
			<div role="status">
				{result && (
					<p className={styles.verdict} data-verdict={result.verdict}>
						{verdictText(result)}
						{result.fullWidth && <span className="note">全角已按半角判</span>}
					</p>
				)}
			</div>
			<div ref={after} className={styles.after}>
				{result?.verdict === 'pending' && <SelfScore points={result.key.points ?? []} onScore={(percent) => send(value, percent)} />}
				{answerKey && <Analysis question={question} answerKey={answerKey} />}
				{(result?.verdict === 'wrong' || result?.verdict === 'part') && <MistakeReasons result={result} />}
				<div className={styles.buttons} data-go-on>
					{result ? (
						<AfterAnswer
							ways={result.verdict === 'pending' ? null : ways}
							onAgain={() => {
								heading.current?.focus();
								onAgain();
							}}
						/>
					) : (
						<>
							<Button label="提交答案" kind="primary" disabled={!isComplete(question, value)} onPress={() => send(value)} />
							{ways && <Button label="先跳过" onPress={ways.onSkip} />}
						</>
					)}
					{ways?.onPrevious && <Button label="上一题" icon="chevron-left" onPress={ways.onPrevious} />}
					{!result && known && <Button label={open ? '收起解析' : '看解析'} kind="text" onPress={() => setOpen(!open)} />}
				</div>
			</div>
		</>
	);
}

const AfterAnswer = ({ ways, onAgain }: { ways: QuestionNavigation | null; onAgain: () => void }) => (
	<>
		{ways && <Button label={ways.nextLabel} kind="primary" icon="chevron-right" onPress={ways.onNext} />}
		<Button label="再做一次" icon="refresh" onPress={onAgain} />
	</>
);

/** The submit button goes away with the answer: what comes next gets the focus. */
function useFocusAfterAnswer(result: PracticeResult | null) {
	const place = useRef<HTMLDivElement>(null);
	const before = useRef(result);
	useEffect(() => {
		if (result && result !== before.current) {
			const selector = result.verdict === 'pending' ? 'input' : '[data-go-on] button';
			place.current?.querySelector<HTMLElement>(selector)?.focus();
		}
		before.current = result;
	}, [result]);
	return place;
}

function Analysis({ question, answerKey }: { question: Question; answerKey: QuestionKey }) {
	const answer = answerText(question, answerKey);
	return (
		<section className={styles.analysis} aria-label="解析">
			{answer && (
				<p>
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

const ANSWER = 'main.questionBankAnswer';

/** Sends an answer to be graded; `selfScore` is the student's own score of a short answer, in percent. */
function useSendAnswer({ id }: Question, onGraded: (result: PracticeResult) => void) {
	const { call, answers, invalidates } = useCalls();
	const sent = useRef({ text: '', requestKey: '' });
	return async (value: AnswerValue, selfScore?: number): Promise<void> => {
		const text = JSON.stringify([value, selfScore]);
		// The same answer after a lost connection has the same key: the server counts it once.
		if (sent.current.text !== text) sent.current = { text, requestKey: newKey() };
		const input = { questionId: id, value, requestKey: sent.current.requestKey, ...(selfScore !== undefined && { selfScore }) };
		const outcome = await call(ANSWER, input);
		if (!outcome.ok) return;
		sent.current = { text: '', requestKey: '' };
		answers.invalidate(invalidates(ANSWER));
		onGraded(outcome.data);
	};
}

const newKey = (): string => [Math.random(), Math.random()].map((number) => number.toString(36).slice(2)).join('');
