/**
 * A run of a program in a world. The program sends a line of words, and is answered with what the sensors say once the line is done. Time passes in
 * the world only while a line lasts, so a trace depends on the program alone.
 */
import { Robot, type RobotState, STEP_MS, wheelSpeed } from './model.ts';
import { type Goal, MOST, type World } from './world.ts';

/** A change of the lamp, or a sound. */
export interface Shown {
	/** Steps since the start. */
	step: number;
	/** Colour of the lamp, '' for off, or a text to be said. */
	kind: 'lamp' | 'sound';
	value: string;
}

export interface WorldOutcome {
	/** All goals are reached, in time and with few enough touches. */
	succeeded: boolean;
	/** It is in the goal in which it has to stand in the end, if there is one. */
	stands: boolean;
	/** Indexes of the goals that were reached, in the order in which they were. */
	reached: readonly number[];
	/** Of these goals, and of all. */
	points: number;
	mostPoints: number;
	touches: number;
	steps: number;
	/** The time of the world was over. */
	isLate: boolean;
}

type Speeds = [left: number, right: number];

/** Longest time that one line lets pass, in milliseconds. */
const LONGEST_MS = 60_000;
/** Lines that take no time, so that a program cannot send them without end. */
const MOST_IDLE = 100_000;
/** Of lamps and sounds. */
const MOST_SHOWN = 2000;
/** Each step may have a wait, with other speeds before it. */
const MOST_MOVES = (2 * MOST.seconds * 1000) / STEP_MS + MOST_SHOWN;
/** Of a colour or a sound, in characters. */
const LONGEST_SHOWN = 20;

/** Said to the program when the robot is at its last goal, or the time of the world is over. */
export const OVER = 'over';

export class WorldRun {
	private readonly robot: Robot;
	private readonly lastStep: number;
	private readonly world: World;
	private readonly onMove: (line: string) => void;
	/** Speeds of both wheels that were asked for, and those that they have. */
	private wanted: Speeds = [0, 0];
	private driven: Speeds = [0, 0];
	private idle = 0;
	/** Reply to `sense` of this step, which stays the same until time passes. */
	private sensed: string | null = null;
	/** After each step. */
	readonly trace: RobotState[] = [];
	readonly shown: Shown[] = [];

	/** `onMove` gets the lines that change what is seen: the same lines give the same trace. */
	constructor(world: World, onMove: (line: string) => void = () => undefined) {
		this.world = world;
		this.onMove = onMove;
		this.robot = new Robot(world);
		this.lastStep = (Math.min(world.rules.seconds, MOST.seconds) * 1000) / STEP_MS;
		this.trace.push(this.robot.state);
	}

	/**
	 * Does what a line says: `drive <left> <right>` in millimetres a second, `wait <ms>`, `lamp <colour>`, `sound <name>`, or `sense`. Answers
	 * `<distance> <touching> <colour> <left> <right> <ms>`, or `over`. Lines that it does not know do nothing.
	 */
	answer(line: string): string {
		const [word = '', ...values] = line.trim().split(/\s+/);
		const [first = '', second = ''] = values;
		if (word === 'drive') this.wanted = [speedOf(first), speedOf(second)];
		if (word === 'lamp' || word === 'sound') this.show({ step: this.step, kind: word, value: [...first].slice(0, LONGEST_SHOWN).join('') });
		const { step } = this;
		if (word === 'wait') this.wait(Number(first));
		if (this.step === step) this.idle += 1;
		if (this.isOver) return OVER;
		this.sensed ??= this.sensors();
		return this.sensed;
	}

	/** Once the program has ended: the robot stops. */
	get outcome(): WorldOutcome {
		const { reached, touches, step } = this.robot.state;
		const { goals, rules } = this.world;
		const last = goals[reached.at(-1) ?? -1];
		const stands = !rules.stop || (last !== undefined && this.robot.isIn(last));
		const succeeded = reached.length === goals.length && stands && touches <= (rules.touches ?? 0);
		const pointsOf = (goal: Goal | undefined): number => goal?.points ?? 1;
		return {
			succeeded,
			stands,
			reached,
			points: reached.reduce((sum, index) => sum + pointsOf(goals[index]), 0),
			mostPoints: goals.reduce((sum, goal) => sum + pointsOf(goal), 0),
			touches,
			steps: step,
			isLate: this.step >= this.lastStep,
		};
	}

	private get step(): number {
		return this.trace.length - 1;
	}

	private get isOver(): boolean {
		const { goals, rules } = this.world;
		const isThere = !rules.stop && goals.length > 0 && this.robot.state.reached.length === goals.length;
		return isThere || this.step >= this.lastStep || this.idle > MOST_IDLE;
	}

	/** Lets so many milliseconds pass, rounded up to steps. */
	private wait(ms: number): void {
		const steps = Math.ceil(Math.min(Math.max(Number.isFinite(ms) ? ms : 0, 0), LONGEST_MS) / STEP_MS);
		if (steps === 0 || this.isOver) return;
		if (String(this.wanted) !== String(this.driven)) {
			this.driven = this.wanted;
			this.robot.drive(...this.wanted);
			this.onMove(`drive ${this.wanted.join(' ')}`);
		}
		this.onMove(`wait ${steps * STEP_MS}`);
		this.sensed = null;
		for (let passed = 0; passed < steps && !this.isOver; passed += 1) {
			this.robot.next();
			this.trace.push(this.robot.state);
		}
	}

	private sensors(): string {
		const { isTouching, step } = this.robot.state;
		const colours = [this.robot.colour('middle'), this.robot.colour('left'), this.robot.colour('right')];
		return [this.robot.distance(), isTouching ? 1 : 0, ...colours, step * STEP_MS].join(' ');
	}

	private show(shown: Shown): void {
		if (this.shown.length >= MOST_SHOWN) return;
		this.shown.push(shown);
		this.onMove(`${shown.kind} ${shown.value}`);
	}
}

/** The run that lines of moves give. Of more lines than any run has, which may come from a server, the first ones count. */
export function replay(world: World, moves: string): WorldRun {
	const run = new WorldRun(world);
	for (const line of moves.split('\n', MOST_MOVES)) run.answer(line);
	return run;
}

function speedOf(text: string): number {
	const speed = Number(text);
	return Number.isFinite(speed) ? wheelSpeed(speed) : 0;
}
