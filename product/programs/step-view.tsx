import '#src/ui/range.css';
import { type KeyboardEvent, type ReactNode, useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { pythonIn } from '#app/blocks/block-language.ts';
import type { BlockLines } from '#app/blocks/block-lines.ts';
import { ShownBlocks } from '#app/blocks/shown-blocks.tsx';
import { useBlockLines } from '#app/blocks/use-block-lines.ts';
import { ShownWorld } from '#app/robot/shown-world.tsx';
import type { StepEvent } from '#engines/steps.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { Button } from '#src/ui/button.tsx';
import { Memory } from './memory.tsx';
import { PictureView } from './picture-view.tsx';
import { QuickButton } from './quick-button.tsx';
import { Ask, Ending, Output } from './run-output.tsx';
import styles from './step-view.module.css';
import { describeStep, eventOf } from './step-words.ts';
import { SteppedProgram } from './stepped-program.tsx';
import { useMoment, useWalk } from './use-walk.ts';
import { firstDifference, movesOf, nextOfLine, outputAt } from './walk.ts';
import { walkTarget } from './walk-keys.ts';
import { WalkWait } from './walk-wait.tsx';

export interface StepViewProps {
	code: string;
	input: string;
	/** Names the world in which the program drives a robot. */
	world?: string;
	/** Expected output of a sample; null for a program that runs on its own, which may ask for input. */
	expected: string | null;
	/** Shows the message of an error and what it means. */
	explain: (log: string, code: string) => ReactNode;
}

/** A run of a program of Python, or of blocks, that can be walked forward and back. */
export function StepView({ code, input, world, expected, explain }: StepViewProps) {
	const { walk, answer } = useWalk({ code, input, world, interactive: expected === null });
	// The step at which the last answer was given.
	const [answeredAt, setAnsweredAt] = useState(0);
	const blocks = useBlockLines(code) ?? null;
	if (walk.state !== 'ready') return <WalkWait walk={walk} />;
	const answerAt = (line: string, step: number): void => {
		setAnsweredAt(step);
		answer(line);
	};
	return (
		<Walked
			explain={explain}
			code={code}
			blocks={blocks}
			program={walk.program}
			world={world}
			expected={expected}
			start={answeredAt}
			onAnswer={answerAt}
		/>
	);
}

interface WalkedProps extends Pick<StepViewProps, 'world' | 'explain'> {
	code: string;
	/** Null for a program without blocks. */
	blocks: BlockLines | null;
	program: WatchedProgram;
	expected: string | null;
	start: number;
	onAnswer: (line: string, step: number) => void;
}

function Walked({ explain, code, blocks, program, world, expected, start, onAnswer }: WalkedProps) {
	const { steps, marks, result, asks, isShortened } = program;
	const last = Math.max(0, steps.length - 1);
	// A run that waits for a line is looked at where it waits.
	const [at, setAt] = useState(asks ? last : Math.min(start, last));
	const shown = useMoment(program, at);
	const [output] = useState(() => new TextEncoder().encode(result.stdout));
	const step = steps[at];
	const view = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLInputElement>(null);
	// So that the keys work at once. On a phone the view is higher than the dialog: its top stays in sight.
	useLayoutEffect(() => (field.current ? field.current.focus() : view.current?.focus({ preventScroll: true })), []);
	const goTo = (next: number | null): void => setAt((now) => (next === null ? now : Math.min(Math.max(next, 0), last)));
	const goToLine = useCallback((line: number): void => setAt((now) => nextOfLine(steps, line, now) ?? now), [steps]);
	const said = useMemo(() => shown && describeStep(shown, steps, blocks?.sayLine), [shown, steps, blocks]);
	const different = expected === null ? null : firstDifference(steps, result.stdout, expected);
	const nextPrint = steps.findIndex((each, index) => index > at && each.printed > (step?.printed ?? 0));
	// Comments alone run as one line that has no number.
	if (!steps.some(({ line }) => line > 0))
		return result.stderr ? explain(result.stderr, code) : <p className="muted">程序里还没有可以执行的语句</p>;
	const onKey = (event: KeyboardEvent): void => {
		const target = walkTarget(event, at, last);
		// Blockly moves among the blocks with the arrows.
		if (target === null || event.target instanceof SVGElement) return;
		event.preventDefault();
		goTo(target);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of its buttons
		<div ref={view} className={styles.view} tabIndex={-1} onKeyDown={onKey}>
			<Controls at={at} last={last} goTo={goTo}>
				{nextPrint > 0 && <Button label="到下一次输出" kind="text" onPress={() => goTo(nextPrint)} />}
				{different !== null && <Button label="到输出不对的地方" kind="text" onPress={() => goTo(different)} />}
			</Controls>
			<p className={styles.said} role="status">
				{shown && (
					<>
						<span className="visually-hidden">第 {shown.step + 1} 步，</span>
						{said}
					</>
				)}
			</p>
			<div className={styles.panes}>
				<Programs code={code} blocks={blocks} line={step?.line ?? 0} event={eventOf(step, shown?.moment)} onLine={goToLine} />
				<div className={styles.side} aria-busy={shown !== null && shown.step !== at}>
					{marks.length > 0 && <PictureView marks={marks} step={at} />}
					{world !== undefined && <ShownWorld name={world} moves={movesOf(program)} steps={{ moves: program.moves, at, onStep: setAt }} />}
					{shown ? <Memory shown={shown} /> : <p className="muted">这一步的变量看不到</p>}
					<section className={styles.output} aria-label="输出">
						<h3 className={styles.heading}>输出</h3>
						<Output text={at === last ? result.stdout : outputAt(output, step)} />
						{asks && at === last && <Ask field={field} onAnswer={(line) => onAnswer(line, at)} />}
						{at === last && isShortened && <p className="note">只记下前 {steps.length} 步，后面的不再记</p>}
						{at === last && !asks && <Ending program={program} explain={(log) => explain(log, code)} />}
					</section>
				</div>
			</div>
		</div>
	);
}

interface ProgramsProps extends Pick<WalkedProps, 'code' | 'blocks'> {
	line: number;
	event: StepEvent;
	onLine: (line: number) => void;
}

/** The blocks, if there are any, and the Python. */
function Programs({ code, blocks, line, event, onLine }: ProgramsProps) {
	const goToBlock = (id: string): void => {
		const first = blocks?.lineOf(id);
		if (first) onLine(first);
	};
	return (
		<div className={styles.programs}>
			{blocks && <ShownBlocks code={code} lit={blocks.blockAt(line)?.id ?? null} onBlock={goToBlock} />}
			<SteppedProgram code={pythonIn(code)} line={line} event={event} onLine={onLine} />
		</div>
	);
}

interface ControlsProps {
	at: number;
	last: number;
	goTo: (step: number) => void;
	children: ReactNode;
}

function Controls({ at, last, goTo, children }: ControlsProps) {
	const id = useId();
	return (
		<div className={styles.controls}>
			<QuickButton label="第一步" icon="to-start" resting={at === 0} onPress={() => goTo(0)} />
			<QuickButton label="上一步" icon="chevron-left" resting={at === 0} onPress={() => goTo(at - 1)} />
			<QuickButton label="下一步" icon="chevron-right" resting={at === last} onPress={() => goTo(at + 1)} />
			<QuickButton label="最后一步" icon="to-end" resting={at === last} onPress={() => goTo(last)} />
			<label htmlFor={id} className={styles.count}>
				第 {at + 1} 步，共 {last + 1} 步
			</label>
			<input
				id={id}
				className={styles.slider}
				type="range"
				min={0}
				max={last}
				value={at}
				onChange={(event) => goTo(event.target.valueAsNumber)}
			/>
			{children}
		</div>
	);
}
