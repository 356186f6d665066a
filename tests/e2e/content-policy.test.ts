import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { built } from './support/builds.ts';
import { everyAddress } from './support/every-address.ts';
import { journey } from './support/journey.ts';
import { storeToken } from './support/page-steps.ts';
import { administratorAddresses, guestAddresses, studentAddresses, walkThrough } from './support/walk.ts';

declare global {
	interface Window {
		/** `<directive> <blocked URI>` */
		breaches: string[];
	}
}

test.each(['product', 'demo'] as const)(
	"the page of %s allows the app's scripts, one inline script by its hash, and no eval",
	async (build) => {
		const html = readFileSync(path.join(await built(build), 'index.html'), 'utf8');
		const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
		const directives = Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
		// A block of JSON is data; no policy applies to it.
		const inline = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs)].map(
			(match) => match[1] ?? '',
		);
		const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
		expect(hashes).toHaveLength(1);
		expect(directives).toEqual({
			'default-src': "'self'",
			'script-src': `'self' ${hashes[0]}`,
			'style-src': "'self' 'unsafe-inline'",
			'img-src': "'self' data: blob: https:",
			'media-src': "'self' data: blob: https:",
			'font-src': "'self' data:",
			'connect-src': "'self' data: blob: https:",
			'worker-src': "'self' blob:",
			'frame-src': "'self'",
			'object-src': "'none'",
			'base-uri': "'self'",
			'form-action': "'self'",
		});
		expect(html).not.toMatch(/<[^>]*\son[a-z]+\s*=/i);
		expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
	},
);

journey('public pages do not violate the policy', async ({ page }) => {
	await watchPolicy(page);
	await walkThrough(page, guestAddresses, (address) => expectClean(page, address));
});

for (const [user, addresses] of [
	['student01', sampleOf(studentAddresses, 8)],
	['admin', administratorAddresses],
] as const)
	journey(`every page keeps to the policy for ${user}`, async ({ page }) => {
		await watchPolicy(page);
		await storeToken(page, user);
		await walkThrough(page, addresses, (address) => expectClean(page, address));
	});

journey('server HTML with handlers and inline styles is shown without a policy violation', async ({ page }) => {
	await watchPolicy(page);
	await storeToken(page);
	await page.route('**/system/student-notice/detail?*', async (route) => {
		const response = await route.fetch();
		const answer = await response.json();
		answer.data.html =
			'<p style="color:red" onclick="attack()">正文<b onmouseover=attack()>还在</b><img src="/avatar.svg" onerror="attack()"></p>';
		await route.fulfill({ response, json: answer });
	});
	await page.goto(everyAddress.find(({ name }) => name === 'noticeDetail')?.address ?? '');
	await page.getByText('正文还在').waitFor();
	await expectClean(page, 'noticeDetail');
});

journey('the checks detect a caught eval, an inline script and a handler in HTML', async ({ page, complaints }) => {
	await watchPolicy(page);
	await page.goto('/login');
	await page.getByRole('button', { name: '登录', exact: true }).waitFor();
	await page.evaluate(() => {
		// In a timer: eval called through the debugger bypasses the policy.
		setTimeout(() => {
			try {
				new Function('return 1')();
			} catch {
				// Simulates a library with a fallback.
			}
		});
		document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "ran"' }));
		document.body.insertAdjacentHTML('beforeend', '<p onclick="document.title = 1">x</p>');
		// Some browsers compile a handler, and refuse it, when it is first called.
		document.querySelector<HTMLElement>('p[onclick]')?.click();
	});
	await expect.poll(() => breachesOf(page)).toEqual(['script-src-elem inline', 'script-src-attr inline', 'script-src eval']);
	expect(await page.title()).not.toBe('ran');
	expect(await handlersInHtml(page)).toEqual(['p onclick']);
	expect(complaints.length).toBeGreaterThan(1);
	complaints.length = 0;
});

/** Most violations fail the test through the console. This listener also records those whose error the page catches. */
async function watchPolicy(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.breaches = [];
		document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
			window.breaches.push(`${effectiveDirective} ${blockedURI}`);
		});
	});
}

const breachesOf = (page: Page): Promise<string[]> => page.evaluate(() => window.breaches);

async function expectClean(page: Page, address: string): Promise<void> {
	expect({ address, breaches: await breachesOf(page), handlers: await handlersInHtml(page) }).toEqual({
		address,
		breaches: [],
		handlers: [],
	});
}

const handlersInHtml = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		[...document.querySelectorAll('*')].flatMap((element) =>
			element
				.getAttributeNames()
				.filter((name) => name.startsWith('on'))
				.map((name) => `${element.localName} ${name}`),
		),
	);
