/** Checks that the dictionaries of the seed have a label for each value of the enums that pages show by them. */
import { mockSpecOf } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { LabelUse } from '#codegen/check/slot/label-uses.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { locateInRows } from '#codegen/read/parse-rows.ts';
import { compileSelection } from '#mock/answers/filter.ts';
import type { AnyRow, State } from '#mock/store/store.ts';
import type { MockModel } from './check-mock.ts';
import type { RowKeys } from './read-fields.ts';

interface Unlabelled {
	/** The first of the uses that lack the same labels. */
	use: LabelUse;
	values: readonly string[];
	others: number;
}

export function checkLabels({ dictionaries, pages, mock }: AppModel, rows: State, report: Report): void {
	const answer = dictionaries && mockSpecOf(dictionaries);
	if (!answer || !('answer' in answer)) return;
	const { resource, where = {}, compute }: RowKeys = answer;
	// Rows of handlers and computed fields are unknown.
	if (resource === undefined || compute !== undefined) return;
	const fits = compileSelection({ where })({}, null) ?? (() => true);
	const labelled = valuesByType((rows[resource] ?? []).filter(fits));
	const uses = pages.flatMap(({ labels }) => labels);
	for (const found of findUnlabelled(uses, labelled)) reportUnlabelled(found, { resource, mock }, report);
}

/** As `groupDictionaries` of the app reads the answer. */
function valuesByType(rows: readonly AnyRow[]): ReadonlyMap<string, ReadonlySet<string>> {
	const byType = new Map<string, Set<string>>();
	for (const { type, value } of rows) byType.set(String(type), (byType.get(String(type)) ?? new Set()).add(String(value)));
	return byType;
}

/** A dictionary without any rows is left out: the server alone may have it. */
function findUnlabelled(uses: readonly LabelUse[], labelled: ReadonlyMap<string, ReadonlySet<string>>): Iterable<Unlabelled> {
	const found = new Map<string, Unlabelled>();
	for (const use of uses) {
		const known = labelled.get(use.dictionary);
		const values = known ? use.values.filter((value) => !known.has(value)) : [];
		const id = JSON.stringify([use.dictionary, ...values]);
		const same = found.get(id);
		if (same) same.others += 1;
		else if (values.length > 0) found.set(id, { use, values, others: 0 });
	}
	return found.values();
}

function reportUnlabelled(
	{ use, values, others }: Unlabelled,
	{ resource, mock }: { resource: string; mock: MockModel },
	report: Report,
): void {
	const { dictionary, at } = use;
	const file = mock.files.get(resource);
	const first = (mock.seed[resource] ?? []).findIndex((row) => isObject(row) && row.type === dictionary);
	const names = values.map((value) => `\`${value}\``).join(', ');
	const more = others === 0 ? '' : ` So it is in ${others} other ${others === 1 ? 'place' : 'places'}.`;
	report({
		code: 'missing-label',
		message: `\`${dictionary}\` has no label for ${names}, which this may be, so users would see the bare value.${more}`,
		hint: `Add a row with this \`value\` to ${file ? `\`${file.path}\`` : `\`${resource}\` of the seed`}, or take it out of the \`enum\`.`,
		at,
		...(file && first >= 0 && { related: [{ at: locateInRows(file, [first]), message: `The rows of \`${dictionary}\` begin here.` }] }),
	});
}
