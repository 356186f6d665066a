import type { Locator } from 'playwright-core';

/** Picks an option of a combobox by its label. The list lies in the dialog or page of the control. */
export async function pick(combobox: Locator, label: string): Promise<void> {
	await combobox.click();
	const list = await combobox.getAttribute('aria-controls');
	await combobox.page().locator(`[id="${list}"]`).getByRole('option', { name: label, exact: true }).click();
}
