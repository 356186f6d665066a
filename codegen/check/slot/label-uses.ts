import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { membersOf } from '#codegen/expression/join-types.ts';
import type { ValueType } from '#codegen/expression/value-type.ts';

/** A place that shows the values of an enum by their labels. */
export interface LabelUse {
	dictionary: string;
	values: readonly string[];
	/** Location of the dictionary's name. */
	at: SourceSpan;
}

/** The labelled enums of a page. An expression may be typed several times; it counts once. */
export class LabelUses {
	private readonly found = new Map<string, LabelUse>();

	note(dictionary: string, type: ValueType, at: SourceSpan): void {
		const values = valuesOf(type);
		if (values.length > 0) this.found.set(`${at.file}:${at.start}`, { dictionary, values, at });
	}

	all(): readonly LabelUse[] {
		return [...this.found.values()];
	}
}

/** An empty text needs no label. */
function valuesOf(type: ValueType): readonly string[] {
	if (type.kind === 'array') return valuesOf(type.items);
	return membersOf(type).flatMap((member) =>
		member.kind === 'string' || member.kind === 'number' ? (member.values ?? []).map(String).filter((value) => value !== '') : [],
	);
}
