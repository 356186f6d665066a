import { checkMoment } from '#codegen/check/page/clock.ts';
import { withGroupOrder } from '#codegen/check/page/group-order.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';

export const feedRule: ConstructRule = {
	compile({ keys, entries }, context) {
		checkMoment(keys.get('time'), context);
		return withGroupOrder(keys.get('group'), entries);
	},
};
