import type { Locator } from 'playwright-core';

/** Picks an option of a combobox by its label. The list lies in the dialog or page of the control. */
export async function pick(control: Locator, label: string): Promise<void> {
	// The open list has the name of its control.
	const combobox = control.and(control.page().getByRole('combobox'));
	await combobox.click();
	const list = await combobox.getAttribute('aria-controls');
	await combobox.page().locator(`[id="${list}"]`).getByRole('option', { name: label, exact: true }).click();
}
