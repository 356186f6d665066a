import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits for a message that contains the text. It may have left the page: messages fade after three seconds. */
export async function said(page: Page, text: string): Promise<void> {
	await expect.poll(() => page.evaluate(() => window.saidMessages)).toContainEqual(expect.stringContaining(text));
}
