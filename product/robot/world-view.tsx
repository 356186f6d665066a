import { useMemo } from 'react';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import { RobotView } from './robot-view.tsx';
import { worldOf } from './world-case.ts';
import { missingOf, taskOf, unknownWorld } from './world-words.ts';

export interface WorldViewProps {
	/** The text that names the world, such as the input of a case. */
	name: string;
	/** Lines that moved the robot. */
	moves?: string;
	/** A sentence beside the picture: what the world asks for, or how far a run has come. */
	says?: 'task' | 'result';
}

/** A world that a text names, and how a robot drove in it. */
export function WorldView({ name, moves = '', says }: WorldViewProps) {
	const world = useMemo(() => worldOf(name), [name]);
	const lines = useMemo(() => moves.split('\n').filter((line) => line !== ''), [moves]);
	if (!world) return <p className="note">{unknownWorld(name)}，看不到它的样子</p>;
	return (
		<>
			{says === 'task' && <p>{taskOf(world)}</p>}
			{says === 'result' && <p role="status">{resultOf(world, lines)}</p>}
			<RobotView world={world} moves={lines} label={`${moves === '' ? '世界' : '机器人走的路'}：${world.title}`} />
		</>
	);
}

function resultOf(world: World, moves: readonly string[]): string | null {
	const missing = missingOf(replay(world, moves).outcome, world);
	return missing === '' && world.goals.length > 0 ? '都做到了。' : missing;
}
