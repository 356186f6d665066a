import type { Moment, Step, StepEvent } from '#engines/steps.ts';
import type { Shown } from './use-walk.ts';
import { valueText } from './value-words.ts';
import { changesOf } from './walk.ts';

/** A step in words. `sayLine` names a line of the program. */
export function describeStep({ step: at, moment, before }: Shown, steps: readonly Step[], sayLine = numberOfLine): string {
	const { event, line, frames, objects, error } = moment;
	const name = frames.at(-1)?.name ?? '';
	const isMain = name === '<module>';
	const what = {
		line: `准备执行${sayLine(line)}${isMain ? '' : `，函数 ${name}`}`,
		call: isMain ? '程序开始' : `进入函数 ${name}`,
		return: before?.event === 'exception' ? describeStop(name, before) : describeReturn(name, moment),
		exception: isExit(moment) ? `${sayLine(line)}结束程序` : `${sayLine(line)}出错：${error?.type ?? ''} ${error?.message ?? ''}`,
	}[event];
	const changes = changesOf(before, moment).map(({ name: variable, value: now }) => `${variable} 是 ${valueText(now, objects)}`);
	const printed = (steps[at]?.printed ?? 0) > (steps[at - 1]?.printed ?? 0) ? ['有新的输出'] : [];
	return [what, ...changes, ...printed].join('，');
}

const numberOfLine = (line: number): string => `第 ${line} 行`;

const EXITS = ['SystemExit', 'Finished'];

/** Python ends a program by an exception, also at the `done()` of `turtle`. To a student that is no error. */
const isExit = ({ error }: Moment): boolean => error !== undefined && EXITS.includes(error.type);

/** How the line of a step is marked. */
export const eventOf = (step: Step | undefined, moment: Moment | undefined): StepEvent =>
	!step || (moment && isExit(moment)) ? 'line' : step.event;

const describeStop = (name: string, before: Moment): string =>
	`${name === '<module>' ? '程序' : `函数 ${name} `}${isExit(before) ? '结束' : '因为出错停下了'}`;

const describeReturn = (name: string, { value, objects }: Moment): string =>
	name === '<module>' ? '程序结束' : `函数 ${name} 返回 ${value ? valueText(value, objects) : ''}`;
