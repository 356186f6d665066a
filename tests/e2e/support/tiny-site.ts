import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AppServer, startAppServer } from '#tests/support/app-server.ts';

export async function startTinySite(script = '', status = 200): Promise<AppServer> {
	const dist = mkdtempSync(path.join(tmpdir(), 'site-'));
	writeFileSync(
		path.join(dist, 'index.html'),
		'<!doctype html><link rel="icon" href="data:,"><title>Page</title><script src="/script.js"></script>',
	);
	writeFileSync(path.join(dist, 'script.js'), `${script}\n;document.documentElement.dataset.done = 'yes';`);
	return startAppServer({ dist, bases: ['/api'], backend: async () => Response.json({}, { status }) });
}
