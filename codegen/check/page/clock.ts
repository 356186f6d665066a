import type { ConstructContext, Node } from '#codegen/check/slot/construct.ts';
import type { TimeKind } from '#codegen/expression/value-type.ts';

/** The clock that `x-time` names for a time; undefined for a moment. */
export function clockOf(time: Node | undefined, context: ConstructContext): TimeKind | 'mixed' | undefined {
	const type = context.typeOf(time);
	return type.kind === 'string' ? type.time : undefined;
}

/** For blocks that name no clock, because their times are moments. */
export function checkMoment(time: Node | undefined, context: ConstructContext): void {
	const clock = clockOf(time, context);
	if (!time || clock === undefined) return;
	const message = `This is a time with \`x-time: ${clock}\`, but \`time\` shows moments, which name no clock.`;
	context.report({ code: 'wrong-slot-type', message, hint: 'Show it with `| date` in a text.', at: time.spec.at });
}
