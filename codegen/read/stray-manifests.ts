import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import type { SourceFile } from './document.ts';

/** Texts of the framework that the app words differently. It has no grammar: the framework's own catalogue says which keys there are. */
export const MESSAGES_FILE = 'messages.yaml';

const KINDS = [...Object.keys(manifestKinds).filter((kind) => kind !== 'page' && kind !== 'part'), 'messages'];
const SINGLE = KINDS.map((kind) => `${kind}.yaml`);

/**
 * Reports files that nothing reads. Returns the manifests they were probably meant to be, so that those are not reported as missing.
 * `byPath` is keyed by the path within the manifest folder.
 */
export function findStrays(byPath: ReadonlyMap<string, SourceFile>, report: Report): ReadonlySet<string> {
	const meant = new Set<string>();
	for (const [name, { path }] of byPath) {
		const wanted = meantBy(name, byPath);
		if (wanted === undefined) continue;
		if (wanted) meant.add(wanted);
		report({
			code: 'stray-manifest',
			message: `Nothing reads this file: ${name.startsWith('pages/') ? 'a page is a `.yaml` file.' : `the manifests are ${SINGLE.join(', ')}, and what is in \`pages/\`, \`parts/\` and \`api/\`.`}`,
			hint: wanted ? `Did you mean \`${wanted}\`?` : 'Rename it, or take it out of this folder.',
			at: { file: path, start: 0, end: 0 },
		});
	}
	return meant;
}

/** The name that a file was probably meant to have; null if none is similar, undefined if the name is valid. */
function meantBy(name: string, byPath: ReadonlyMap<string, SourceFile>): string | null | undefined {
	if (/^pages\/.*\.json$/.test(name)) return null;
	if (name.includes('/') || SINGLE.includes(name)) return undefined;
	const word = name.replace(/\.\w+$/, '');
	const kind = KINDS.includes(word) ? word : closest(word, KINDS);
	// Settings of tools, such as tsconfig.json.
	if (!kind && name.endsWith('.json')) return undefined;
	return kind && !byPath.has(`${kind}.yaml`) ? `${kind}.yaml` : null;
}
