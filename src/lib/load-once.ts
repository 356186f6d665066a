/** Loads something when it is first asked for. After a failure, such as a lost connection, the next who asks tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let loading: Promise<Value> | null = null;
	return () => {
		loading ??= load().catch((error: unknown) => {
			loading = null;
			throw error;
		});
		return loading;
	};
}
