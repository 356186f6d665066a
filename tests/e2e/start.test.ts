import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from '#scripts/ports.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { runStart, startApp } from '#tests/support/started-app.ts';
import { recordLog } from './support/failure-record.ts';
import { settled, signIn } from './support/page-steps.ts';
import { openSite } from './support/visit.ts';

it('npm start compiles, serves the app and its back end, prints the demo accounts, and stops on Ctrl-C', async () => {
	const app = await startApp();
	recordLog(app.output);
	try {
		expect(app.output()).toContain(app.url);
		expect(app.output()).toContain(app.mockUrl);
		expect(app.output()).toMatch(/student01\s+123456/);
		const visit = await openSite(app.url);
		// The first response waits for the build.
		await visit.page.goto('/login', { timeout: 200_000 });
		await signIn(visit.page);
		await settled(visit.page);
		await visit.close();
		expect(visit.complaints).toEqual([]);
		const evil = await fetch(new URL('/__open-in-editor?file=none', app.url), { headers: { origin: 'https://evil.example' } });
		expect(evil.status).toBe(403);
		const rows = await openSite(app.consoleUrl);
		await rows.page.goto(app.consoleUrl);
		expect(rows.page.url()).toBe(`${app.mockUrl}/db`);
		await rows.page.getByRole('link', { name: 'courses', exact: true }).click();
		await rows.page.getByText('"id":"c01"').waitFor();
		await rows.close();
	} finally {
		expect(await app.stop()).toBe(0);
	}
});

for (const name of sampleOf(['PORT', 'MOCK_PORT'] as const, 1)) {
	it(`a taken port ends npm start with a message that names ${name}`, async () => {
		const taken = await findFreePort();
		const occupant = createServer().listen(taken, '127.0.0.1');
		const other = name === 'PORT' ? 'MOCK_PORT' : 'PORT';
		try {
			const { code, output } = await runStart({ [name]: String(taken), [other]: String(await findFreePort()) });
			expect(code).toBe(1);
			expect(output).toContain(`Port ${taken} is taken`);
			expect(output).toContain(`${name}=${taken + 100}`);
			expect(output).not.toMatch(/\n\s+at /);
		} finally {
			occupant.close();
		}
	});
}

it('an invalid port ends npm start with a message', async () => {
	const { code, output } = await runStart({ PORT: 'many' });
	expect(code).toBe(1);
	expect(output).toContain('PORT=many is not a port');
});
