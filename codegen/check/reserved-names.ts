import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

/** Words of TypeScript, and names of the modules that are emitted for all APIs. */
const RESERVED = new Set(
	`arguments as async await break case catch class const continue debugger default delete do else enum eval export extends false finally for
	function if implements import in instanceof interface let new null of package private protected public return static super switch this throw
	true try type typeof undefined var void while with yield operations apis`.split(/\s+/),
);

/** Reports a name of `of` that cannot be an identifier of the emitted code. */
export function checkReservedName(
	{ name, of, hint, at }: { name: string; of: string; hint: string; at: SourceSpan },
	report: Report,
): void {
	if (!RESERVED.has(name)) return;
	report({ code: 'reserved-name', message: `\`${name}\` is a word of the code that is emitted, so it cannot name ${of}.`, hint, at });
}
