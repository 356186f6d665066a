const AGAIN_AFTER_MS = 300;

/** A part of the app's own code did not come: the connection is gone, or a newer release has taken the file's place. */
export class CodeMissing extends Error {
	override name = 'CodeMissing';
	/** Lets the next who asks try again. */
	forget = (): void => undefined;
}

/** Runs an `import()`; when it fails, once more after a moment. Fails with `CodeMissing`. */
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
