import { existsSync, renameSync } from 'node:fs';

/** Renames a file to the first free `<file>.broken-<n>` and returns that name. Throws when the folder cannot be written. */
export function setAside(file: string): string {
	for (let number = 1; ; number += 1) {
		const name = `${file}.broken-${number}`;
		if (existsSync(name)) continue;
		renameSync(file, name);
		return name;
	}
}
