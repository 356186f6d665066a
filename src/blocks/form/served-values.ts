import { toFileData } from '#src/lib/file-data.ts';

/** The input of a form with the contents of the files of its served fields. Rejects if a file cannot be read. */
export async function withFileData(input: Readonly<Record<string, unknown>>, objects: readonly string[]): Promise<Record<string, unknown>> {
	const filled = objects.map(async (name) => [name, await readFiles(input[name])] as const);
	return { ...input, ...Object.fromEntries(await Promise.all(filled)) };
}

async function readFiles(object: unknown): Promise<unknown> {
	if (typeof object !== 'object' || object === null) return object;
	const entries = Object.entries(object).map(async ([key, value]) => {
		const files = Array.isArray(value) ? value.filter((item) => item instanceof File) : [];
		return [key, files.length > 0 ? await toFileData(files) : value] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}
