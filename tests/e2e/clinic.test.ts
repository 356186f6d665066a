/** A receptionist's morning in examples/clinic, whose REST API has the constructs that other examples lack. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedApp, startApp } from '#tests/support/started-app.ts';
import { pick } from './support/control-steps.ts';
import { recordLog } from './support/failure-record.ts';
import { settled } from './support/page-steps.ts';
import { said } from './support/said.ts';
import { NARROW, openSite, WIDE } from './support/visit.ts';

let app: StartedApp;

beforeAll(async () => {
	app = await startApp({ MANIFESTS: 'examples/clinic' });
	recordLog(app.output);
});

afterAll(async () => app?.stop());

/** Signs in, and opens a page of the desk. */
async function openDesk(address: string): Promise<{ page: Page; complaints: string[] }> {
	const { page, complaints } = await openSite(app.url, WIDE);
	await page.goto(`/login?redirect=${encodeURIComponent(address)}`);
	await page.getByLabel('Account').fill('rosa');
	await page.getByLabel('Password', { exact: true }).fill('secret');
	await page.getByRole('button', { name: 'Sign in', exact: true }).click();
	await page.getByRole('banner').waitFor();
	await settled(page);
	return { page, complaints };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button that saves a file, and returns the name of the file. */
async function savedBy(saver: Locator): Promise<string> {
	const [download] = await Promise.all([saver.page().waitForEvent('download'), saver.click()]);
	return download.suggestedFilename();
}

it('appointments are filtered by days and states, and a patient arrives', async () => {
	const { page, complaints } = await openDesk('/today?from=2026-09-12&to=2026-09-12&states=booked&states=arrived');
	const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
	await expect.poll(() => rows.count()).toBe(2);
	await rows.filter({ hasText: 'Mia Kelly' }).getByRole('button', { name: 'Has arrived' }).click();
	await rows.filter({ hasText: 'Mia Kelly' }).getByRole('cell', { name: 'In the waiting room' }).waitFor();
	expect(complaints).toEqual([]);
});

it('a patient is registered, changed in two windows, and gets documents', async () => {
	const { page, complaints } = await openDesk('/patients/new');
	await page.getByLabel('Name', { exact: true }).fill('Tess Quinn');
	await page.getByLabel('Born').fill('1999-09-09');
	await page.getByLabel('National number').fill('2000');
	await button(page, 'Register').click();
	await page.getByText('Eight digits').waitFor();
	await page.getByLabel('National number').fill('20000001');
	await button(page, 'Register').click();
	await said(page, 'The record of Tess Quinn is R-0007');

	const other = await page.context().newPage();
	for (const each of [page, other]) {
		await each.goto('/patient/7/change');
		await settled(each);
	}
	await pick(page.getByLabel('Blood type'), 'A+');
	await button(page, 'Save').click();
	await page.waitForURL(/\/patient\/7$/);
	await other.getByLabel('Notes').fill('Prefers mornings');
	await button(other, 'Save').click();
	await other
		.getByText(/Somebody else has changed this patient/)
		.first()
		.waitFor();
	expect(await other.getByLabel('Notes').inputValue()).toBe('Prefers mornings');
	await button(other, 'Save').click();
	await other.waitForURL(/\/patient\/7$/);
	await other.close();
	expect(complaints.splice(0).filter((complaint) => !complaint.includes('412'))).toEqual([]);

	await page.reload();
	await page.getByText('Prefers mornings').waitFor();
	await page.getByRole('main').getByText('A+', { exact: true }).waitFor();
	const documents = page.getByRole('form', { name: 'Add documents' });
	await documents.getByLabel('Consent').check();
	await documents.getByLabel('Files').setInputFiles({ name: 'consent.txt', mimeType: 'text/plain', buffer: Buffer.from('Yes') });
	await documents.getByRole('button', { name: 'Add', exact: true }).click();
	await page.getByRole('listitem').filter({ hasText: 'consent.txt' }).waitFor();
	expect(await savedBy(page.getByRole('group', { name: 'consent.txt' }).getByRole('button', { name: 'Save' }))).toBe('consent.txt');
	expect(complaints).toEqual([]);
});

it('money is taken and counted, and files are saved by their names', async () => {
	const { page, complaints } = await openDesk('/invoices');
	await page.getByText('188.55').waitFor();
	expect(await savedBy(button(page, 'Save as a table'))).toBe('invoices.csv');
	await page.getByRole('link', { name: '2026/16' }).click();
	expect(await savedBy(button(page, 'Save as PDF'))).toBe('Invoice 2026-16.pdf');
	await page.getByLabel('Received').fill('80');
	await button(page, 'Paid').click();
	await page.getByText('Received is at least 83.50').waitFor();
	await page.getByLabel('Received').fill('90');
	await button(page, 'Paid').click();
	await page.getByText('Paid in cash, change € 6.50').waitFor();

	await page.goto('/reports');
	await page.getByRole('textbox', { name: 'Month' }).fill('2026-09');
	await page.keyboard.press('Escape');
	await button(page, 'Count').click();
	await page.getByText('Income', { exact: true }).waitFor();
	await page.getByRole('main').getByText('148.50').waitFor();

	await page.goto('/log');
	await page.getByRole('heading', { name: 'Invoice 2026/16 is paid' }).waitFor();
	await button(page, 'Next page').click();
	await page.getByRole('heading', { name: 'Sean Doyle is booked' }).waitFor();
	expect(complaints).toEqual([]);
});

/** Presses Tab until an element with this role and name has the focus. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
	const target = page.getByRole(role, { name, exact: true });
	await target.waitFor();
	for (let presses = 0; presses < 60; presses += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press('Tab');
	}
	expect.unreachable(`Tab does not reach ${name}`);
}

it('on a phone with a keyboard, a card pays for an invoice', async () => {
	const { page, complaints } = await openSite(app.url, NARROW);
	await page.goto('/login?redirect=%2Finvoices');
	await tabTo(page, 'textbox', 'Account');
	await page.keyboard.insertText('rosa');
	await page.keyboard.press('Tab');
	await page.keyboard.insertText('secret');
	await page.keyboard.press('Enter');
	await tabTo(page, 'link', '2026/17');
	await page.keyboard.press('Enter');
	await tabTo(page, 'radio', 'Cash');
	await page.keyboard.press('ArrowRight');
	await tabTo(page, 'textbox', 'Last four digits');
	await page.keyboard.press('Enter');
	await page.getByText(/Please enter Last four digits/).waitFor();
	await page.keyboard.insertText('4242');
	await page.keyboard.press('Enter');
	await page.getByText('Paid by the card that ends with 4242').waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
	expect(complaints).toEqual([]);
});
