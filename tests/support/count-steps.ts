import { Session } from 'node:inspector/promises';

/**
 * Counts how often the functions below a folder of the project, and their loops, run while `act` does. The count is the same on every
 * machine, however busy it is, and so tells how work grows with its input. The sources must be imported after this call: functions that
 * are compiled before it count no loops.
 */
export async function startCountingSteps(folder: string): Promise<(act: () => void) => Promise<number>> {
	const session = new Session();
	session.connect();
	await session.post('Profiler.enable');
	await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
	return async (act) => {
		// Taking the counts sets them to zero.
		await session.post('Profiler.takePreciseCoverage');
		act();
		const { result } = await session.post('Profiler.takePreciseCoverage');
		const functions = result.filter(({ url }) => url.includes(folder)).flatMap((script) => script.functions);
		// A branch that runs as often as what is around it is not listed. The busiest one of each function always is.
		return functions.reduce((sum, { ranges }) => sum + Math.max(...ranges.map(({ count }) => count)), 0);
	};
}
