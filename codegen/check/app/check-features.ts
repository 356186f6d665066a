/** Features: parts of the app that config.json can switch off. */
import type { ApiModel } from '#codegen/check/api/api-model.ts';
import { featureOf, isObject } from '#codegen/check/api/schema-type.ts';
import { type Names, resolveName } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

type Features = Pick<Names, 'features' | 'undeclaredFeatures' | 'pageFeatures'>;

export function readFeatures(app: ObjectSpec, pages: readonly ObjectSpec[], marks: readonly FeatureMark[]): Features {
	const declared = app.keys.get('features')?.value;
	const features = new Map(declared?.kind === 'record' ? [...declared.entries].map(([name, { key }]) => [name, key]) : []);
	return {
		features,
		undeclaredFeatures: new Set(marks.map(({ feature }) => feature).filter((name) => !features.has(name))),
		pageFeatures: new Map(pages.flatMap((page) => pageFeature(page)).filter(([, feature]) => features.has(feature))),
	};
}

function pageFeature(page: ObjectSpec): [string, string][] {
	const feature = referenceAt(page, 'feature')?.name;
	return feature === undefined ? [] : [[String(scalarAt(page, 'page')), feature]];
}

/** An `x-feature` of an API document. `of`: the operation, parameter or field. */
export interface FeatureMark {
	feature: string;
	of: string;
	at: SourceSpan;
}

export function featureMarks({ document }: ApiModel): FeatureMark[] {
	const marks: FeatureMark[] = [];
	const path: (string | number)[] = [];
	const visit = (value: Plain): void => {
		if (typeof value !== 'object' || value === null) return;
		const feature = featureOf(value);
		if (feature !== undefined && isObject(value)) {
			const of = String(value.operationId ?? value.name ?? path.at(-1));
			marks.push({ feature, of, at: document.locate([...path, 'x-feature']) });
		}
		for (const [step, child] of Object.entries(value)) {
			path.push(Array.isArray(value) ? Number(step) : step);
			visit(child);
			path.pop();
		}
	};
	visit(document.value);
	return marks;
}

export function checkMarks(marks: readonly FeatureMark[], names: Names, report: Report): void {
	for (const { feature, at } of marks) resolveName(names, 'feature', feature, at, report);
}
