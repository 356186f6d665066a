import { features, pageFeatures } from '#generated/features.ts';
import type { FeatureName } from '#generated/names.ts';

/** Whether each feature of app.yaml is on. */
export type Features = Readonly<Record<FeatureName, boolean>>;

/** `switches`: those of config.json; a feature that it does not name is on. */
export const featuresWith = (switches: Readonly<Record<string, boolean>>): Features =>
	Object.fromEntries(features.map((name) => [name, switches[name] ?? true])) as Features;

export function isPageOn(page: string, on: Features): boolean {
	const feature = pageFeatures[page];
	return feature === undefined || on[feature];
}
