import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

/** Among the non-null paths of a place (`ScopedNode.facts`) it means that the feature is on there. */
export const featurePath = (feature: string): string => `features.${feature}`;

export const unaskedFeature = (what: string, feature: string, at: SourceSpan): Diagnostic => ({
	code: 'unasked-feature',
	message: `${what} belongs to the feature \`${feature}\`, which config.json can switch off.`,
	hint: `Ask for it around this place: \`when: features.${feature}\`, or \`features.${feature} ? … : null\` in an expression.`,
	at,
});
