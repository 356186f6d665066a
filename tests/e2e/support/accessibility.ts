import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** `label-content-name-mismatch` counts the items below an item of a tree to its own text. */
const WITHOUT = { 'label-content-name-mismatch': { enabled: false } };

/**
 * What axe finds on the page as it stands that shuts people out: `rule: element`, sorted. Lesser findings are not told. `only` names rules
 * where the others have been asked already, as when nothing but colours has changed.
 */
export async function accessibilityFindings(page: Page, only: readonly string[] = []): Promise<string[]> {
	// Half a megabyte: it travels once for a document.
	if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe.source);
	// Colours on their way from light to dark are nobody's: what ends is taken to its end.
	await page.evaluate(() => {
		const ends = (each: Animation): boolean => Number.isFinite(each.effect?.getComputedTiming().endTime);
		for (const each of document.getAnimations()) if (ends(each)) each.finish();
	});
	const findings = await page.evaluate(
		async ({ rules, only: values }) => {
			const runOnly = values.length > 0 ? { runOnly: { type: 'rule' as const, values: [...values] } } : { rules };
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
				resultTypes: ['violations'],
				...runOnly,
			});
			return violations
				.filter(({ impact }) => impact === 'serious' || impact === 'critical')
				.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
		},
		{ rules: WITHOUT, only },
	);
	return findings.sort();
}
