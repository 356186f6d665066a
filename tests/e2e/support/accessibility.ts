import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** `wcag` is what axe runs by itself, with best practices; `all` adds its experimental rules. Level AAA is left out of both. */
export type AxeRules = 'wcag' | 'all' | readonly string[];

/** Rules that a theme change can affect. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block'] as const;

/** The axe findings of the page, or of parts of it, by these rules, as `rule: element`, sorted. */
export async function accessibilityFindings(page: Page, chosen: AxeRules = 'wcag', parts?: readonly string[]): Promise<string[]> {
	// 500 kB, so it is injected once per document.
	if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(axe.source);
	// Finishes transitions, since colours halfway between themes fail the contrast rule.
	await page.evaluate(() => {
		const ends = (each: Animation): boolean => Number.isFinite(each.effect?.getComputedTiming().endTime);
		for (const each of document.getAnimations()) if (ends(each)) each.finish();
	});
	const findings = await page.evaluate(
		async ([values, selectors]) => {
			// A tooltip describes its control, wherever it lies: the rule `region` knows no tooltips. One may go away while the rules run.
			const around = new Set<Element>();
			for (const tooltip of document.querySelectorAll('[role="tooltip"]'))
				for (let above = tooltip.parentElement; above; above = above.parentElement) around.add(above);
			const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selectors ? { include: [...selectors] } : document, {
				resultTypes: ['violations'],
				elementRef: true,
				// The sandbox of an embedded page receives no messages from axe.
				iframes: false,
				...(values && { runOnly: { type: 'rule', values } }),
			});
			const isTooltip = (id: string, element: HTMLElement | undefined): boolean =>
				id === 'region' && element !== undefined && (around.has(element) || element.querySelector('[role="tooltip"]') !== null);
			// ARIA makes a separator that takes the focus a widget; the rule knows only the other kind.
			const isDivider = (id: string, element: HTMLElement | undefined): boolean =>
				id === 'focus-order-semantics' && element?.getAttribute('role') === 'separator';
			const counted = violations.map(({ id, nodes }) => ({
				id,
				nodes: nodes.filter(({ element }) => !isTooltip(id, element) && !isDivider(id, element)),
			}));
			return counted.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
		},
		[rulesOf(chosen), parts] as const,
	);
	return findings.sort();
}

/** Null for those that axe runs by itself. */
function rulesOf(chosen: AxeRules): string[] | null {
	if (chosen === 'wcag') return null;
	if (chosen !== 'all') return [...chosen];
	const wanted = axe.getRules().filter(({ tags }) => !tags.some((tag) => /^wcag\d*aaa$/.test(tag)));
	return wanted.map(({ ruleId }) => ruleId);
}
