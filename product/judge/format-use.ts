/**
 * Time in milliseconds and memory converted from KB. Omits unknown values, such as the memory of a killed program. The judge rounds to
 * whole milliseconds, so 0 is less than one. Lines break only between the two.
 */
export function formatUse({ time, memory }: { time?: number | null; memory?: number | null }): string {
	const parts = [
		typeof time === 'number' ? `${time > 0 ? time : '不到\u00a01'}\u00a0ms` : null,
		typeof memory === 'number' && memory > 0 ? `${(memory / 1024).toFixed(memory < 10_240 ? 1 : 0)}\u00a0MB` : null,
	];
	return parts.filter((part) => part !== null).join(' ·\u00a0');
}
