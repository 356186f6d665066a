const AGAIN_AFTER_MS = 300;

/** A chunk of the app failed to load: no connection, or a newer release has replaced the file. */
export class CodeMissing extends Error {
	override name = 'CodeMissing';
}

/** Runs an `import()` and retries it once after a delay. Throws `CodeMissing`. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
	try {
		return await load();
	} catch {
		await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
		return load().catch((cause: unknown) => {
			throw new CodeMissing(cause instanceof Error ? cause.message : String(cause), { cause });
		});
	}
}
