import { toFileData } from '#src/lib/file-data.ts';
import { filesIn } from './form-values.ts';

/** The input of a form with the contents of the files in the fields `names`. Rejects if a file cannot be read. */
export async function withFileData(input: Readonly<Record<string, unknown>>, names: readonly string[]): Promise<Record<string, unknown>> {
	const given = names.filter((name) => Object.hasOwn(input, name));
	const filled = given.map(async (name) => [name, await readFiles(input[name])] as const);
	return { ...input, ...Object.fromEntries(await Promise.all(filled)) };
}

async function readFiles(object: unknown): Promise<unknown> {
	if (Array.isArray(object)) return toFileData(filesIn(object));
	if (typeof object !== 'object' || object === null) return object;
	const entries = Object.entries(object).map(async ([key, value]) => {
		const files = filesIn(value);
		return [key, files.length > 0 ? await toFileData(files) : value] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}
