import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import { walkTarget } from '#app/programs/walk-keys.ts';
import { segmentsOf } from '#engines/robot/segments.ts';
import type { World } from '#engines/robot/world.ts';
import { replay, type WorldRun } from '#engines/robot/world-run.ts';
import { usePrinting } from '#src/ui/use-printing.ts';
import { RobotControls } from './robot-controls.tsx';
import { RobotEvents } from './robot-events.tsx';
import { RobotPicture } from './robot-picture.ts';
import { RobotReadings } from './robot-readings.tsx';
import styles from './robot-view.module.css';
import { eventsOf, timeWords } from './robot-words.ts';
import { type RobotSteps, useRobotTime } from './use-robot-time.ts';
import { WorldCanvas } from './world-canvas.tsx';
import { WorldPicture } from './world-picture.tsx';

interface RobotViewProps {
	world: World;
	/** Lines that moved the robot; none shows the world alone. */
	moves: string;
	label: string;
	/** Without them, the run is played at once. */
	steps?: RobotSteps;
}

/** A world from above, and how a robot drives in it. */
export function RobotView({ world, moves, label, steps }: RobotViewProps) {
	const run = useMemo(() => replay(world, moves), [world, moves]);
	if (moves === '') return <WorldPicture world={world} label={label} />;
	return <PlayedRun key={moves} world={world} run={run} label={label} {...(steps && { steps })} />;
}

interface PlayedRunProps extends Omit<RobotViewProps, 'moves'> {
	run: WorldRun;
}

function PlayedRun({ world, run, label, steps }: PlayedRunProps) {
	const robotTime = useRobotTime(run.trace.length - 1, steps);
	const { time, now, last, isPlaying, goTo } = robotTime;
	const [hasRays, setRays] = useState(true);
	const [isFollowed, setFollowed] = useState(false);
	const isPrinting = usePrinting();
	const picture = useMemo(() => new RobotPicture(world, run), [world, run]);
	const happened = useMemo(() => eventsOf(world, run), [world, run]);
	const segments = useMemo(() => segmentsOf(world), [world]);
	const paint = useCallback(
		(context: CanvasRenderingContext2D, pixels: number) =>
			picture.paint(
				context,
				pixels,
				isPrinting ? { time: last, isFollowed: false, hasRays: false } : { time: isPlaying ? now() : time, isFollowed, hasRays },
			),
		[picture, isPlaying, time, now, last, isFollowed, hasRays, isPrinting],
	);
	const step = Math.floor(time);
	const latest = happened.events.findLast((event) => event.step <= step);
	const onKey = (event: KeyboardEvent): void => {
		const target = walkTarget(event, step, last);
		// The steps of a program have the same keys.
		if (target === null || steps) return;
		event.preventDefault();
		goTo(target);
	};
	return (
		<section className={styles.view} aria-label={label} onKeyDown={onKey}>
			<div className={styles.parts}>
				<div className={styles.seen}>
					<WorldCanvas world={world} label={`${label}，${timeWords(step)}`} paint={paint} isMoving={isPlaying} />
					<p className={styles.said} role="status">
						{latest && (isPlaying || step > 0) && `${timeWords(latest.step)} ${latest.text}`}
					</p>
					<RobotControls
						robotTime={robotTime}
						moves={steps?.moves ?? null}
						hasRays={hasRays}
						onRays={setRays}
						isFollowed={isFollowed}
						onFollow={setFollowed}
					/>
				</div>
				<div className={styles.told}>
					<RobotReadings world={world} segments={segments} trace={run.trace} step={step} />
					<RobotEvents happened={happened} current={latest ?? null} onPick={goTo} />
				</div>
			</div>
		</section>
	);
}
