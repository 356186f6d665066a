import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './run-output.module.css';

/** Characters of the output that are drawn: more would slow down every step. */
const MOST_OUTPUT = 20_000;

/** The output, scrolled to its end. */
export function Output({ text }: { text: string }) {
	const box = useRef<HTMLPreElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows the text
	useLayoutEffect(() => {
		if (box.current) box.current.scrollTop = box.current.scrollHeight;
	}, [text]);
	if (text === '') return <p className="muted">还没有输出</p>;
	return (
		<pre ref={box} className={styles.printed}>
			{text.length > MOST_OUTPUT ? `…${text.slice(-MOST_OUTPUT)}` : text}
		</pre>
	);
}

interface AskProps {
	field: RefObject<HTMLInputElement | null>;
	onAnswer: (line: string) => void;
}

/** A line that the program reads. */
export function Ask({ field, onAnswer }: AskProps) {
	const answer = (): void => onAnswer(field.current?.value ?? '');
	const answerByEnter = (event: KeyboardEvent): void => {
		// Enter also picks a word of an input method.
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		answer();
	};
	// Not a form: the form of a homework may be around it, and would be sent.
	return (
		<div className={styles.ask}>
			<input
				ref={field}
				className={styles.answer}
				aria-label="程序在等你输入"
				placeholder="程序在等你输入"
				autoComplete="off"
				spellCheck={false}
				onKeyDown={answerByEnter}
			/>
			<Button label="输入" kind="primary" onPress={answer} instant />
		</div>
	);
}

const ENDS: Readonly<Record<string, string>> = {
	OK: '程序运行完了',
	TLE: '程序运行得太久，先停下了。看看循环是不是停不下来',
	MLE: '程序用的内存太多，先停下了',
	OLE: '程序输出得太多，先停下了',
};

interface EndingProps {
	program: WatchedProgram;
	/** Shows the message of an error and what it means. */
	explain: (log: string) => ReactNode;
}

export const Ending = ({ program: { result }, explain }: EndingProps) =>
	ENDS[result.verdict] ? <p className="note">{ENDS[result.verdict]}</p> : explain(result.stderr);
