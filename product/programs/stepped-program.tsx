import { memo, type Ref, useEffect, useRef } from 'react';
import type { StepEvent } from '#engines/steps.ts';
import { scrollWithin } from './scroll-within.ts';
import styles from './step-view.module.css';

interface SteppedProgramProps {
	code: string;
	/** From 1; 0 for none. */
	line: number;
	event: StepEvent;
	/** Stays the same from step to step. */
	onLine: (line: number) => void;
}

/** The program with the line where the run is. A press on a number goes to the next time that the line runs. */
export const SteppedProgram = memo(function SteppedProgram({ code, line, event, onLine }: SteppedProgramProps) {
	const list = useRef<HTMLOListElement>(null);
	const current = useRef<HTMLLIElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows the line
	useEffect(() => {
		if (list.current && current.current) scrollWithin(list.current, current.current);
	}, [line]);
	return (
		<ol ref={list} className={styles.program} aria-label="程序">
			{code.split('\n').map((text, index) => (
				<ProgramLine
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
					key={index}
					ref={index + 1 === line ? current : null}
					text={text}
					number={index + 1}
					event={index + 1 === line ? event : undefined}
					onLine={onLine}
				/>
			))}
		</ol>
	);
});

interface ProgramLineProps {
	ref: Ref<HTMLLIElement>;
	text: string;
	number: number;
	/** Of the line where the run is. */
	event: StepEvent | undefined;
	onLine: (line: number) => void;
}

/** A step changes two lines: the others stay. */
const ProgramLine = memo(({ ref, text, number, event, onLine }: ProgramLineProps) => (
	<li ref={ref} className={styles.line} data-event={event} aria-current={event && 'step'}>
		<button
			type="button"
			className={styles.number}
			aria-label={`到下一次执行第 ${number} 行`}
			data-tooltip="到下一次执行这一行"
			onClick={() => onLine(number)}
		>
			{number}
		</button>
		<code>{text}</code>
	</li>
));
