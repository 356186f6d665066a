import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { installPackages, mayInstall } from '#scripts/debian-packages.ts';

const starts = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** True if nginx can be started here; installs it where that is possible. */
export const hasNginx = (): boolean => starts() || (mayInstall() && installPackages('nginx-light') && starts());

export interface NginxSite {
	url: string;
	close(): Promise<void>;
}

/** Variables of deploy/nginx.conf.template, but for PORT. */
export type NginxVariables = Readonly<Record<'BASE' | 'ROOT' | 'MAIN_BACK_END' | 'QUESTION_BACK_END' | 'JUDGE_BACK_END', string>>;

/** Starts nginx with the configuration of `deploy/`. */
export async function startNginx(variables: NginxVariables): Promise<NginxSite> {
	mkdirSync('.cache', { recursive: true });
	const folder = path.resolve(mkdtempSync('.cache/nginx-'));
	const port = await freePort();
	const site = fillIn(readFileSync('deploy/nginx.conf.template', 'utf8'), { ...variables, PORT: `127.0.0.1:${port}` });
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
	const main = `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary}
${site}
}`;
	writeFileSync(`${folder}/mime.types`, readFileSync(MIME_TYPES));
	writeFileSync(`${folder}/nginx.conf`, main);
	const server = spawn('nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
	const url = `http://127.0.0.1:${port}`;
	await answers(url, server);
	return {
		url,
		close: () =>
			new Promise((resolve) => {
				server.once('exit', () => {
					rmSync(folder, { recursive: true, force: true });
					resolve();
				});
				server.kill();
			}),
	};
}

const MIME_TYPES = '/etc/nginx/mime.types';

const fillIn = (template: string, variables: Readonly<Record<string, string>>): string =>
	template.replace(/\$\{([A-Z_]+)\}/g, (text, name) => variables[name] ?? text);

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
		});
	});
}

async function answers(url: string, server: ChildProcess): Promise<void> {
	let errors = '';
	server.stderr?.on('data', (text) => {
		errors += text;
	});
	let ended = false;
	server.once('exit', () => {
		ended = true;
	});
	while (
		!(await fetch(url).then(
			() => true,
			() => false,
		))
	) {
		if (ended) throw new Error(`nginx did not start: ${errors}`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
