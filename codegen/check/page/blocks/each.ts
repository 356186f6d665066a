import { withGroupOrder } from '#codegen/check/page/group-order.ts';
import type { ConstructRule } from '#codegen/check/slot/construct.ts';

export const eachRule: ConstructRule = {
	compile: ({ keys, entries }) => withGroupOrder(keys.get('group'), entries),
};
