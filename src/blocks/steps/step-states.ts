export const STATES = ['done', 'current', 'waiting', 'failed'] as const;
export type StepState = (typeof STATES)[number];

export interface Progress {
	current: string | null;
	failed: boolean;
	finished: boolean;
}

export function stepStates(stages: readonly { key: string; own: unknown }[], { current, failed, finished }: Progress): StepState[] {
	const on = current === null ? -1 : stages.findIndex(({ key }) => key === current);
	return stages.map(({ own }, index): StepState => {
		if (isState(own)) return own;
		if (finished || index < on) return 'done';
		if (index > on) return 'waiting';
		return failed ? 'failed' : 'current';
	});
}

const isState = (value: unknown): value is StepState => STATES.some((state) => state === value);
