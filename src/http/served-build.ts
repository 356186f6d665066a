/** Time of the build that the server serves, from its `version.json`; '' without an answer. Never rejects. */
export async function fetchServedBuild(address: string): Promise<string> {
	try {
		const response = await fetch(address, { cache: 'no-store' });
		const { built } = (response.ok ? await response.json() : {}) as { built?: unknown };
		return typeof built === 'string' ? built : '';
	} catch {
		return '';
	}
}
