/** Time and memory that a run took: milliseconds as they come, memory from KB. What is not known is left out. */
export function formatUse({ time, memory }: { time?: number | null; memory?: number | null }): string {
	const parts = [
		typeof time === 'number' ? `${time} ms` : null,
		typeof memory === 'number' ? `${(memory / 1024).toFixed(memory < 10_240 ? 1 : 0)} MB` : null,
	];
	return parts.filter((part) => part !== null).join(' · ');
}
