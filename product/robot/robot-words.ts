/** A run of a robot in words. */
import { TURN } from '#engines/robot/angle.ts';
import { COLOUR_WORDS } from '#engines/robot/colour-words.ts';
import { type RobotState, STEP_MS } from '#engines/robot/model.ts';
import { PER_MM, type Segment, segmentsOf, squaredDistance } from '#engines/robot/segments.ts';
import type { World } from '#engines/robot/world.ts';
import type { Shown, WorldOutcome, WorldRun } from '#engines/robot/world-run.ts';

export interface RunEvent {
	/** Steps since the start. */
	step: number;
	kind: 'drive' | 'touch' | 'goal' | 'lamp' | 'sound' | 'end';
	text: string;
}

export interface RunEvents {
	events: readonly RunEvent[];
	/** How many were left out. */
	omitted: number;
}

type Trace = readonly RobotState[];

/** Steps in which the wheels run alike: after `from`, until `to`. */
interface Stretch {
	from: number;
	to: number;
	/** Joined from such stretches. */
	isMixed: boolean;
}

/** So that a run can be read through. */
export const MOST_EVENTS = 30;
/** Of events of which not all are listed, the first kinds are. */
const IMPORTANCE: readonly RunEvent['kind'][] = ['end', 'goal', 'touch', 'sound', 'lamp', 'drive'];

/** In the order of `segmentsOf`. */
const EDGES = ['下边的墙', '右边的墙', '上边的墙', '左边的墙'];
const SIDES_OF_BOX = 4;
const MICROMETRES_PER_CM = 10 * PER_MM;
/** Share by which wheels differ that are to run alike: those of a world with noise do. */
const ALIKE = 0.15;

/** The name of a colour, which a lamp may not have. */
export function colourName(colour: string): string {
	const word = Object.entries(COLOUR_WORDS).find(([name]) => name === colour)?.[1];
	return word ? `${word}色` : colour;
}

/** `beep` unless the program says another word. */
export const soundName = (sound: string): string => (sound === 'beep' ? '嘀' : sound);

/** 3.2 */
export const secondsOf = (step: number): string => String(Math.round((step * STEP_MS) / 100) / 10);

export const timeWords = (step: number): string => (step === 0 ? '一开始' : `第 ${secondsOf(step)} 秒`);

/** Micrometres that the robot has moved until each step. */
export function waysOf(trace: Trace): number[] {
	let way = 0;
	return trace.map((state, step) => {
		const before = trace[step - 1] ?? state;
		way += Math.hypot(state.x - before.x, state.y - before.y);
		return way;
	});
}

/** Happenings of a run in the order of time. Those of a long run are joined, and the least important left out. */
export function eventsOf(world: World, { trace, shown, outcome }: WorldRun): RunEvents {
	const others = [...meetingsOf(world, trace), ...shown.map(showing)].toSorted((one, other) => one.step - other.step);
	const ways = waysOf(trace);
	const stretches = stretchesOf(trace);
	const end: RunEvent = { step: trace.length - 1, kind: 'end', text: endingOf(outcome) };
	const withDrives = (driven: readonly Stretch[]): RunEvent[] => {
		const drives = driven.map((stretch): RunEvent => ({ step: stretch.from, kind: 'drive', text: driveOf(stretch, trace, ways) }));
		return [...others, ...drives].toSorted((one, other) => one.step - other.step);
	};
	const shorterAndShorter = [
		() => counted(withDrives(stretches)),
		() => counted(withDrives(joinBetween(stretches, others))),
		() => joinKinds(others),
	];
	let events: RunEvent[] = [];
	for (const list of shorterAndShorter) {
		events = [...list(), end];
		if (events.length <= MOST_EVENTS) break;
	}
	const byImportance = events.toSorted((one, other) => IMPORTANCE.indexOf(one.kind) - IMPORTANCE.indexOf(other.kind));
	const kept = new Set(byImportance.slice(0, MOST_EVENTS));
	return { events: events.filter((event) => kept.has(event)), omitted: events.length - kept.size };
}

/** Touches, and goals that were reached. */
function meetingsOf(world: World, trace: Trace): RunEvent[] {
	const segments = segmentsOf(world);
	return trace.flatMap((state, step) => {
		const before = trace[step - 1] ?? state;
		const touched: RunEvent[] =
			state.isTouching && !before.isTouching ? [{ step, kind: 'touch', text: `撞到${barrierAt(world, segments, state)}` }] : [];
		const reached = state.reached
			.slice(before.reached.length)
			.map((goal): RunEvent => ({ step, kind: 'goal', text: `走到${world.goals[goal]?.title ?? ''}` }));
		return [...touched, ...reached];
	});
}

/** The barrier that is nearest to the robot. */
function barrierAt({ walls = [], boxes = [] }: World, segments: readonly Segment[], state: RobotState): string {
	const distances = segments.map((segment) => squaredDistance(segment, state));
	const behindWalls = distances.indexOf(Math.min(...distances)) - walls.length;
	if (behindWalls < 0) return '墙';
	const box = boxes[Math.floor((behindWalls - EDGES.length) / SIDES_OF_BOX)];
	return EDGES[behindWalls] ?? `${box ? colourName(box.colour) : ''}的箱子`;
}

function showing({ step, kind, value }: Shown): RunEvent {
	if (kind === 'sound') return { step, kind, text: `发出声音“${soundName(value)}”` };
	return { step, kind, text: value === '' ? '灯关了' : `灯变成${colourName(value)}` };
}

function endingOf({ succeeded, mostPoints, isLate }: WorldOutcome): string {
	if (succeeded && mostPoints > 0) return '任务完成';
	return isLate ? '时间到了' : '程序结束';
}

function stretchesOf(trace: Trace): Stretch[] {
	const stretches: Stretch[] = [];
	trace.forEach((state, step) => {
		const before = trace[step - 1];
		if (!before) return;
		const last = stretches.at(-1);
		if (last && step > 1 && before.left === state.left && before.right === state.right) last.to = step;
		else stretches.push({ from: step - 1, to: step, isMixed: false });
	});
	return stretches;
}

/** Joins the stretches between which nothing else happens. */
function joinBetween(stretches: readonly Stretch[], others: readonly RunEvent[]): Stretch[] {
	const joined: Stretch[] = [];
	for (const stretch of stretches) {
		const last = joined.at(-1);
		const isParted = !last || others.some(({ step }) => step > last.from && step <= stretch.from);
		if (isParted) joined.push({ ...stretch });
		else joined[joined.length - 1] = { from: last.from, to: stretch.to, isMixed: true };
	}
	return joined;
}

function driveOf({ from, to, isMixed }: Stretch, trace: Trace, ways: readonly number[]): string {
	const [first, now] = [trace[from], trace[to]];
	if (!first || !now) return '';
	const { left, right } = now;
	const centimetres = Math.round(((ways[to] ?? 0) - (ways[from] ?? 0)) / MICROMETRES_PER_CM);
	if (isMixed) return centimetres > 0 ? `边走边拐，走了 ${centimetres} 厘米` : '原地转来转去';
	const fastest = Math.max(Math.abs(left), Math.abs(right));
	if (fastest === 0) return `停 ${secondsOf(to - from)} 秒`;
	const turned = Math.round((Math.abs(now.heading - first.heading) / TURN) * 360);
	const side = now.heading > first.heading ? '左' : '右';
	if (Math.abs(left + right) < ALIKE * fastest) return `${side}转 ${turned} 度`;
	const way = left + right < 0 ? '后退' : '向前走';
	return Math.abs(left - right) < ALIKE * fastest ? `${way} ${centimetres} 厘米` : `边走边向${side}拐，${way} ${centimetres} 厘米`;
}

/** Counts events that follow their like. */
const counted = (events: readonly RunEvent[]): RunEvent[] =>
	groupsOf(events, ({ kind, text }) => kind + text).map(([first, ...more]) =>
		more.length > 0 ? { ...first, text: `${first.text}，连着 ${more.length + 1} 次` } : first,
	);

/** Counts events that follow others of their kind. Each goal stays one of its own. */
const joinKinds = (events: readonly RunEvent[]): RunEvent[] =>
	groupsOf(events, ({ kind, text }) => (kind === 'goal' ? text : kind)).map((group) => {
		const [first, ...more] = group;
		const verb = VERBS[first.kind];
		return verb && more.length > 0 ? { ...first, text: `${verb} ${group.length} 次` } : first;
	});

const VERBS: Partial<Record<RunEvent['kind'], string>> = { touch: '撞了', lamp: '灯变了', sound: '发出声音' };

type Group = [RunEvent, ...RunEvent[]];

/** Events in a row that have the same name. */
function groupsOf(events: readonly RunEvent[], nameOf: (event: RunEvent) => string): Group[] {
	const groups: Group[] = [];
	for (const event of events) {
		const last = groups.at(-1);
		if (last && nameOf(last[0]) === nameOf(event)) last.push(event);
		else groups.push([event]);
	}
	return groups;
}
