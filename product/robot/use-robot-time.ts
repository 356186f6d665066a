import { useCallback, useEffect, useRef, useState } from 'react';
import { playFrames } from '#app/programs/play-frames.ts';
import { SPEEDS, type Speed } from '#app/programs/speed-buttons.tsx';
import { STEP_MS } from '#engines/robot/model.ts';
import type { DrawnMark } from '#engines/watch.ts';
import { wantsLessMotion } from '#src/lib/less-motion.ts';
import { stepOfTime, timeOfStep } from './robot-steps.ts';

/** The steps of the program that moved the robot, which are walked through elsewhere. */
export interface RobotSteps {
	moves: readonly DrawnMark[];
	/** The step that is looked at. */
	at: number;
	/** The robot was brought to the time of another step. */
	onStep: (step: number) => void;
}

export interface RobotTime {
	/** Steps of 20 ms since the start, brought up to date a few times a second while it plays. */
	time: number;
	/** The time of this very moment. */
	now: () => number;
	last: number;
	isPlaying: boolean;
	speed: Speed;
	setSpeed: (speed: Speed) => void;
	/** Plays, pauses, or plays from the start once all is played. */
	toggle: () => void;
	/** Pauses at a time. */
	goTo: (time: number) => void;
}

/** Milliseconds between two times that are told: a frame in which numbers change costs several times as much. */
const TOLD_EVERY = 100;

/** The time of a run that is played. With less motion, its end is shown at once. */
export function useRobotTime(last: number, steps: RobotSteps | undefined): RobotTime {
	const [time, setTime] = useState(() => (wantsLessMotion() ? last : 0));
	const [isPlaying, setPlaying] = useState(() => !steps && !wantsLessMotion());
	const [speed, setSpeed] = useState<Speed>('正常');
	const present = useRef(time);
	const shownStep = useRef<number | null>(null);
	const told = useRef(steps);
	told.current = steps;

	const now = useCallback(() => present.current, []);
	const move = (next: number): void => {
		present.current = Math.max(0, Math.min(last, next));
		setTime(present.current);
	};
	const moveAndTell = (next: number): void => {
		move(next);
		if (!told.current) return;
		const { moves, at, onStep } = told.current;
		shownStep.current = stepOfTime(moves, present.current);
		if (shownStep.current !== at) onStep(shownStep.current);
	};

	// Follows the frames of the browser.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the functions differ in each render, and read what does not
	useEffect(() => {
		if (!isPlaying) return;
		let untold = 0;
		return playFrames((milliseconds) => {
			present.current = wantsLessMotion() ? last : Math.min(last, present.current + (milliseconds / STEP_MS) * SPEEDS[speed]);
			untold += milliseconds;
			const isDone = present.current >= last;
			if (isDone) setPlaying(false);
			if (isDone || untold >= TOLD_EVERY) {
				untold = 0;
				moveAndTell(present.current);
			}
			return !isDone;
		});
	}, [isPlaying, speed, last]);

	const at = steps?.at;
	// Follows the steps, unless they follow this time.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the moves of a run do not change
	useEffect(() => {
		if (at === undefined || !told.current || at === shownStep.current) return;
		shownStep.current = at;
		setPlaying(false);
		move(timeOfStep(told.current.moves, at));
	}, [at]);

	return {
		time,
		now,
		last,
		isPlaying,
		speed,
		setSpeed,
		toggle: () => {
			moveAndTell(!isPlaying && time >= last ? 0 : present.current);
			setPlaying(!isPlaying);
		},
		goTo: (next) => {
			setPlaying(false);
			moveAndTell(next);
		},
	};
}
