/** Requests a second of the mock with all checks on, beside json-server on the same rows, which does not join, count, sign in or check. */
import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { compare, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { TOKEN } from './mock-app/mock-app.ts';

/** The usual number of connections that a browser opens to a host. */
const CONNECTIONS = 6;
const BATCH = 300;
const ROUNDS = 11;
/** Batches until both servers' code is compiled. */
const WARM_UP = 5;

interface Question {
	name: string;
	mock: (index: number) => string;
	jsonServer: (index: number) => string;
}

const QUESTIONS: readonly Question[] = [
	{
		name: 'mock-page',
		mock: (index) => `/api/courses?pageNum=${(index % 90) + 1}&pageSize=20`,
		jsonServer: (index) => `/courses?_page=${(index % 90) + 1}&_limit=20`,
	},
	{
		name: 'mock-search',
		mock: (index) => `/api/courses?pageNum=1&pageSize=20&kind=k${index % 4}&sort=-title`,
		jsonServer: (index) => `/courses?_page=1&_limit=20&kind=k${index % 4}&_sort=title&_order=desc`,
	},
];

export async function mockFigures(): Promise<Figure[]> {
	const mock = await startServer('bench/mock-app/serve-mock.ts');
	const bare = await startServer('bench/mock-app/serve-rows.ts');
	try {
		const figures: Figure[] = [];
		for (const question of QUESTIONS) figures.push(await compareServers(question, mock, bare));
		return figures;
	} finally {
		mock.stop();
		bare.stop();
	}
}

async function compareServers({ name, mock, jsonServer }: Question, ours: StartedServer, bare: StartedServer): Promise<Figure> {
	const samples = await takeTurns(
		{ rounds: ROUNDS, warmUp: WARM_UP },
		{
			ours: (round) => requestsPerSecond((index) => ours.read(mock(round * BATCH + index), '{"code":200')),
			bare: (round) => requestsPerSecond((index) => bare.read(jsonServer(round * BATCH + index), '[')),
		},
	);
	return compare({ name, unit: 'requests/s', yardstick: 'json-server', limit: 1.5, atMost: false }, samples.ours, samples.bare);
}

async function requestsPerSecond(ask: (index: number) => Promise<void>): Promise<number> {
	let next = 0;
	const connection = async (): Promise<void> => {
		while (next < BATCH) await ask(next++);
	};
	const begun = performance.now();
	await Promise.all(Array.from({ length: CONNECTIONS }, connection));
	return BATCH / ((performance.now() - begun) / 1000);
}

interface StartedServer {
	/** Rejects if the response does not start with `beginning` or has no row. */
	read: (path: string, beginning: string) => Promise<void>;
	stop: () => void;
}

async function startServer(script: string): Promise<StartedServer> {
	const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'pipe', 'inherit'] });
	const port = await portOf(child);
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	const read = (path: string, beginning: string): Promise<void> =>
		new Promise((resolve, reject) => {
			const request = get({ agent, port, path, host: '127.0.0.1', headers: { Authorization: TOKEN } }, (answer) => {
				let text = '';
				answer.setEncoding('utf8');
				answer.on('data', (part: string) => {
					text += part;
				});
				answer.once('end', () => {
					if (text.startsWith(beginning) && /"id": ?"c/.test(text)) resolve();
					else reject(new Error(`${script} answered ${text.slice(0, 200)}`));
				});
			});
			request.once('error', reject);
		});
	return {
		read,
		stop: () => {
			agent.destroy();
			child.kill();
		},
	};
}

function portOf(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		let output = '';
		child.stdout?.on('data', (part: Buffer) => {
			output += part.toString();
			const port = /^port (\d+)\n/m.exec(output)?.[1];
			if (port) resolve(Number(port));
		});
		child.once('error', reject);
		child.once('close', (code) => reject(new Error(`The server ended with code ${code}.`)));
	});
}
