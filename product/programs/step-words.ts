import type { Step } from '#engines/steps.ts';
import type { Shown } from './use-walk.ts';
import { valueText } from './value-words.ts';
import { changesOf } from './walk.ts';

/** A step in words, for screen readers. */
export function describeStep(at: number, { moment, before }: Shown, steps: readonly Step[]): string {
	const { event, line, frames, objects, value, error } = moment;
	const name = frames.at(-1)?.name ?? '';
	const where = name === '<module>' ? '' : `，函数 ${name}`;
	const what = {
		line: `准备执行第 ${line} 行${where}`,
		call: `进入函数 ${name}`,
		return: name === '<module>' ? '主程序结束' : `函数 ${name} 返回 ${value ? valueText(value, objects) : ''}`,
		exception: `第 ${line} 行出错：${error?.type ?? ''} ${error?.message ?? ''}`,
	}[event];
	const changes = changesOf(before, moment).map(({ name: variable, value: now }) => `${variable} 是 ${valueText(now, objects)}`);
	const printed = (steps[at]?.printed ?? 0) > (steps[at - 1]?.printed ?? 0) ? ['有新的输出'] : [];
	return [`第 ${at + 1} 步`, what, ...changes, ...printed].join('，');
}
