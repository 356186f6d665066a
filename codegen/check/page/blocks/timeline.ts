import { checkMoment, clockOf } from '#codegen/check/page/clock.ts';
import { json } from '#codegen/check/slot/compiled.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';

export const timelineRule: ConstructRule = {
	compile({ keys, entries }, context) {
		const time = keys.get('time');
		const clock = clockOf(time, context);
		if (clock !== undefined && clock !== 'mixed') return [...entries, ['timeKind', json(clock)]];
		checkMoment(time, context);
		return entries;
	},
};
