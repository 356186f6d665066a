import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** `label-content-name-mismatch` counts nested tree items as text of their parent. */
const WITHOUT = { 'label-content-name-mismatch': { enabled: false } };

/** All axe findings of the page, those of best practices too, as `rule: element`, sorted. With `only`, just these rules run. */
export async function accessibilityFindings(page: Page, only: readonly string[] = []): Promise<string[]> {
	// 500 kB, so it is injected once per document.
	if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe.source);
	// Finishes transitions, since colours halfway between themes fail the contrast rule.
	await page.evaluate(() => {
		const ends = (each: Animation): boolean => Number.isFinite(each.effect?.getComputedTiming().endTime);
		for (const each of document.getAnimations()) if (ends(each)) each.finish();
	});
	const findings = await page.evaluate(
		async ({ rules, only: values }) => {
			const runOnly = values.length > 0 ? { runOnly: { type: 'rule' as const, values: [...values] } } : { rules };
			// A tooltip describes its control, wherever it lies: the rule `region` knows no tooltips. One may go away while the rules run.
			const around = new Set<Element>();
			for (const tooltip of document.querySelectorAll('[role="tooltip"]'))
				for (let above = tooltip.parentElement; above; above = above.parentElement) around.add(above);
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
				resultTypes: ['violations'],
				elementRef: true,
				...runOnly,
			});
			const isTooltip = (id: string, element: HTMLElement | undefined): boolean =>
				id === 'region' && element !== undefined && (around.has(element) || element.querySelector('[role="tooltip"]') !== null);
			const counted = violations.map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ element }) => !isTooltip(id, element)) }));
			return counted.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
		},
		{ rules: WITHOUT, only },
	);
	return findings.sort();
}
