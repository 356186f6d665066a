/** Files to preload, which `scripts/first-files.ts` lists in the page. `addresses` are paths with their fragments. */
export interface FirstFiles {
	guest: readonly string[];
	user: readonly string[];
	home: { addresses: readonly string[]; files: readonly string[] };
}
