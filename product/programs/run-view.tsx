import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ShownWorld } from '#app/robot/shown-world.tsx';
import type { RunResult } from '#engines/runner.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { PlayedPicture } from './played-picture.tsx';
import { Ask, Ending, Output } from './run-output.tsx';
import { useWalk } from './use-walk.ts';
import { movesOf } from './walk.ts';
import { WalkWait } from './walk-wait.tsx';

export interface RunViewProps {
	code: string;
	/** Names the world in which the program drives a robot. */
	world?: string;
	/** Shows the message of an error and what it means. */
	explain: (log: string, code: string) => ReactNode;
}

/** A run of a Python program in the page: what it draws and prints. It asks for the lines that it reads, and then goes on with keys and clicks. */
export function RunView({ code, world, explain }: RunViewProps) {
	const { walk, answer } = useWalk({ code, input: '', world, interactive: true, live: true });
	// The marks that the student has seen when he gave the last answer.
	const [seen, setSeen] = useState(0);
	if (walk.state !== 'ready')
		return (
			<>
				{world !== undefined && <ShownWorld name={world} />}
				<WalkWait walk={walk} />
			</>
		);
	const { program } = walk;
	const answerNow = (line: string): void => {
		setSeen(program.marks.length);
		answer(line);
	};
	return <Ran program={program} world={world} seen={seen} explain={(log) => explain(log, code)} onAnswer={answerNow} />;
}

interface RanProps extends Pick<RunViewProps, 'world'> {
	program: WatchedProgram;
	seen: number;
	explain: (log: string) => ReactNode;
	onAnswer: (line: string) => void;
}

function Ran({ program, world, seen, explain, onAnswer }: RanProps) {
	const { marks, live, asks } = program;
	const field = useRef<HTMLInputElement>(null);
	// A press starts the run, so the user waits for the question.
	useLayoutEffect(() => field.current?.focus(), []);
	const [printed, setPrinted] = useState(program.result.stdout);
	/** Of the program, or of the event that has ended it. */
	const [end, setEnd] = useState(live ? null : program.result);
	const takeReaction = (reaction: RunResult): void => {
		setPrinted((before) => before + reaction.stdout);
		if (reaction.verdict !== 'OK') setEnd(reaction);
	};
	return (
		<>
			{marks.length > 0 && (
				<PlayedPicture marks={marks} seen={seen} live={live} onReaction={takeReaction} onClosed={() => setEnd(program.result)} />
			)}
			{world !== undefined && <ShownWorld name={world} moves={movesOf(program)} says={asks ? undefined : 'end'} />}
			{(world === undefined || printed !== '') && <Output text={printed} />}
			{asks && <Ask field={field} onAnswer={onAnswer} />}
			{!asks && end && <Ending program={{ ...program, result: end }} explain={explain} />}
		</>
	);
}
