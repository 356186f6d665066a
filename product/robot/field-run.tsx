import { useEffect, useMemo, useRef } from 'react';
import { explainPython } from '#app/judge/error-explanation.tsx';
import { Ask, Ending, Output } from '#app/programs/run-output.tsx';
import { useWalk } from '#app/programs/use-walk.ts';
import { WalkWait } from '#app/programs/walk-wait.tsx';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { RobotView } from './robot-view.tsx';
import { worldOf } from './world-case.ts';
import { endOf } from './world-words.ts';

interface FieldRunProps {
	/** Names the world. */
	world: string;
	code: string;
}

/** A run of a program that drives in a world, and how it ended. */
export function FieldRun({ world: named, code }: FieldRunProps) {
	const world = useMemo(() => worldOf(named), [named]);
	const { walk, answer } = useWalk({ code, input: '', interactive: true, world: named });
	const moves = useMemo(() => (walk.state === 'ready' ? walk.program.moves.map(({ text }) => text) : []), [walk]);
	if (!world) return null;
	return (
		<>
			<RobotView world={world} moves={moves} label={world.title} />
			<section aria-label="运行结果" aria-live="polite">
				{walk.state === 'ready' ? <Result program={walk.program} world={world} code={code} onAnswer={answer} /> : <WalkWait walk={walk} />}
			</section>
		</>
	);
}

interface ResultProps {
	program: WatchedProgram;
	world: World;
	code: string;
	onAnswer: (line: string) => void;
}

function Result({ program, world, code, onAnswer }: ResultProps) {
	const { result, moves, asks } = program;
	const field = useRef<HTMLInputElement>(null);
	// A press starts the run, so the user waits for the question.
	useEffect(() => field.current?.focus(), []);
	const { outcome } = replay(
		world,
		moves.map(({ text }) => text),
	);
	return (
		<>
			{result.stdout !== '' && <Output text={result.stdout} />}
			{asks ? (
				<Ask field={field} onAnswer={onAnswer} />
			) : (
				<>
					<p>{endOf(outcome, world)}</p>
					<Ending program={program} explain={(log) => explainPython(log, code)} />
				</>
			)}
		</>
	);
}
