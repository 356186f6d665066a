import { useEffect, useRef } from 'react';
import type { StepEvent } from '#engines/steps.ts';
import { scrollWithin } from './scroll-within.ts';
import styles from './step-view.module.css';

interface SteppedProgramProps {
	code: string;
	/** From 1; 0 for none. */
	line: number;
	event: StepEvent;
	onLine: (line: number) => void;
}

/** The program with the line where the run is. A press on a number goes to the next time that the line runs. */
export function SteppedProgram({ code, line, event, onLine }: SteppedProgramProps) {
	const list = useRef<HTMLOListElement>(null);
	const current = useRef<HTMLLIElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: follows the line
	useEffect(() => {
		if (list.current && current.current) scrollWithin(list.current, current.current);
	}, [line]);
	return (
		<ol ref={list} className={styles.program} aria-label="程序">
			{code.split('\n').map((text, index) => (
				<li
					// biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
					key={index}
					ref={index + 1 === line ? current : null}
					className={styles.line}
					data-event={index + 1 === line ? event : undefined}
					aria-current={index + 1 === line ? 'step' : undefined}
				>
					<button
						type="button"
						className={styles.number}
						aria-label={`到下一次执行第 ${index + 1} 行`}
						data-tooltip="到下一次执行这一行"
						onClick={() => onLine(index + 1)}
					>
						{index + 1}
					</button>
					<code>{text}</code>
				</li>
			))}
		</ol>
	);
}
