/** `npm start`: compiles the manifests, starts the mock server and the app, and prints the address and the demo accounts. */
import { createCallGate } from '#build/call-gate.ts';
import { type DemoAccount, formatAccounts, readDemoAccounts } from './demo-accounts.ts';
import { followMock } from './follow-mock.ts';
import { HOST, isPortFree, readPort } from './ports.ts';
import { compileManifests, type Ports, type Running, startDevServer } from './start-app.ts';

const running: Running[] = [];

function readPorts(): Ports {
	const ports = { app: readPort(process.env, 'PORT', 3000), mock: readPort(process.env, 'MOCK_PORT', 3001) };
	if (ports.app === ports.mock) throw new Error(`PORT and MOCK_PORT are both ${ports.app}: the app and the mock need one each.`);
	return ports;
}

async function assertFree(ports: Ports): Promise<void> {
	for (const [name, port] of [
		['PORT', ports.app],
		['MOCK_PORT', ports.mock],
	] as const) {
		if (await isPortFree(port)) continue;
		const other = `${name}=${port + 100} npm start`;
		throw new Error(`端口 ${port} 已被占用。 Port ${port} is taken by another program. End it, or choose another port: ${other}`);
	}
}

function printWelcome(ports: Ports, accounts: readonly DemoAccount[]): void {
	console.log(`\n  应用已启动  The app is ready:        http://${HOST}:${ports.app}`);
	console.log(`  模拟后端    The mock server:         http://${HOST}:${ports.mock}`);
	if (accounts.length > 0) console.log(`\n  演示账号    Demo accounts (账号 密码):\n${formatAccounts(accounts)}`);
	console.log('\n  按 Ctrl-C 结束。 Ctrl-C stops both.\n');
}

async function stopAll(code: number): Promise<never> {
	await Promise.all(running.map((each) => each.stop()));
	process.exit(code);
}

async function start(): Promise<void> {
	const ports = readPorts();
	await assertFree(ports);
	if ((await compileManifests()) !== 0) throw new Error('The manifests have findings: see above. Fix them and start again.');
	const gate = createCallGate();
	const mock = await followMock(ports, gate);
	running.push(mock);
	running.push(await startDevServer(ports, gate));
	printWelcome(ports, readDemoAccounts(process.env.MANIFESTS ?? 'manifests'));
	const code = await mock.ended;
	if (stopping) return;
	console.error(`The mock server ended with code ${code}: see above.`);
	await stopAll(1);
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.on(signal, () => {
		if (stopping) process.exit(130);
		stopping = true;
		void stopAll(0);
	});
}

try {
	await start();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	await stopAll(1);
}
