import { useMemo } from 'react';
import { replay } from '#engines/robot/world-run.ts';
import { RobotView } from './robot-view.tsx';
import type { RobotSteps } from './use-robot-time.ts';
import { unknownWorld, worldOf } from './world-case.ts';
import { endOf, taskOf } from './world-words.ts';

export interface WorldViewProps {
	/** The text that names the world, such as the input of a case. */
	name: string;
	/** Lines that moved the robot. */
	moves?: string;
	/** Of the program, which are walked through beside the robot. */
	steps?: RobotSteps;
	/** A sentence beside the picture: what the world asks for, or how the run ended. */
	says?: 'task' | 'end';
}

/** A world that a text names, and how a robot drove in it. */
export function WorldView({ name, moves = '', steps, says }: WorldViewProps) {
	const world = useMemo(() => worldOf(name), [name]);
	if (!world) return <p className="note">{unknownWorld(name)}，看不到它的样子</p>;
	return (
		<div className="stack">
			{says === 'task' && <p>{taskOf(world)}</p>}
			{says === 'end' && <p role="status">{endOf(replay(world, moves).outcome, world)}</p>}
			<RobotView world={world} moves={moves} label={world.title} {...(steps && { steps })} />
		</div>
	);
}
