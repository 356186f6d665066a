import { useEffect, useRef, useState } from 'react';
import { AnswerFields } from '#app/question/answer-fields.tsx';
import { AnswerKey } from '#app/question/answer-key.tsx';
import type { AnswerValue } from '#app/question/answer-options.ts';
import type { Question, QuestionKey, QuestionMaterial } from '#app/question/api-types.ts';
import { Question as QuestionView } from '#app/question/question.tsx';
import { useCalls } from '#src/pages/use-calls.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import type { PracticeResult, ScorePoint } from './api-types.ts';
import { Hints } from './hints.tsx';
import { MistakeReasons } from './mistake-reasons.tsx';
import { isComplete, scoreOf, verdictText } from './practice-rules.ts';
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
	materials: readonly QuestionMaterial[];
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
	const { question, materials, no, takesFocus, value, result, onValue } = props;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) heading.current?.focus();
	}, [takesFocus]);
	return (
		<div className={styles.card}>
			<QuestionView
				question={question}
				materials={materials}
				level={2}
				no={no}
				heading={heading}
				facts={<Facts question={question} />}
				mode="ask"
				answer={<AnswerFields question={question} value={value} disabled={result !== null} answerKey={result?.key} onChange={onValue} />}
			>
				{question.type === 'program' ? <ProgramLink question={question} /> : <AfterFields {...props} heading={heading} />}
			</QuestionView>
		</div>
	);
}

function Facts({ question: { difficulty, knowledge } }: { question: Question }) {
	const level = useDictionaries().find('difficulty', String(difficulty));
	return (
		<>
			<Badge label={level?.label ?? String(difficulty)} tone={level?.tone ?? 'mute'} />
			<span className="note">{knowledge.map(({ name }) => name).join('、')}</span>
		</>
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

interface AfterFieldsProps extends QuestionCardProps {
	heading: { current: HTMLElement | null };
}

/** Below the fields: hints, the result and links to go on. */
function AfterFields({ question, known, value, result, heading, onGraded, onAgain, ways }: AfterFieldsProps) {
	const [open, setOpen] = useState(false);
	const after = useFocusAfterAnswer(result);
	const send = useSendAnswer(question, onGraded);
	const answerKey = result?.key ?? (open ? known : null);
	return (
		<>
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
				{answerKey && <AnswerKey question={question} answerKey={answerKey} label="解析" />}
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
