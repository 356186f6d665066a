import { Session } from 'node:inspector/promises';

/**
 * Counts how often functions and loops of a folder run during `act`. The count does not depend on the machine, so it shows how work grows
 * with the input. Import the sources after this call: functions compiled before it have no loop counters.
 */
export async function startCountingSteps(folder: string): Promise<(act: () => void) => Promise<number>> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	return async (act) => {
		// Reading the counters resets them.
		await session.post('Profiler.takePreciseCoverage');
		act();
		const { result } = await session.post('Profiler.takePreciseCoverage');
		const functions = result.filter(({ url }) => url.includes(folder)).flatMap((script) => script.functions);
		// V8 omits a branch that runs as often as its surroundings, but always lists the busiest range of each function.
		return functions.reduce((sum, { ranges }) => sum + Math.max(...ranges.map(({ count }) => count)), 0);
	};
}
