import { expect, test } from 'vitest';
import { settings as manifest } from '#generated/settings.ts';
import { chooseBackEnd } from '#src/app/choose-back-end.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { completeSettings } from '#src/settings/default-settings.ts';

const product = completeSettings(manifest);
const ofServer = { ...product, access: { ...product.access, authentication: 'all' as const } };
const withoutList = { ...product, routing: { ...product.routing, list: null } };

test.each([
	['leaves the source of the routes to the build', {}, product, 'intelligence'],
	['takes them from the server', { authentication: 'all' }, product, 'all'],
	['takes them from the app', { authentication: 'intelligence' }, ofServer, 'intelligence'],
	['leaves it to the back end', { backend: 'simulated' }, product, 'all'],
	['overrules the back end', { backend: 'simulated', authentication: 'intelligence' }, product, 'intelligence'],
	['changes nothing without a list', { authentication: 'all' }, withoutList, 'intelligence'],
] as const)('a configuration %s', async (_case, keys: Partial<RuntimeConfig>, settings, source) => {
	const config = { apis: {}, backend: null, authentication: null, monitor: null, features: {}, ...keys };
	const choice = await chooseBackEnd(config, settings);
	expect(choice).toMatchObject({ ok: true, chosen: { config, settings: { access: { authentication: source } } } });
	expect(settings.access.authentication).toBe(settings === ofServer ? 'all' : 'intelligence');
});

test.each(['simulated', null])('features that a configuration does not switch off are on (back end: %s)', async (backend) => {
	const config = { apis: {}, backend, authentication: null, monitor: null, features: { honours: false, programming: true } };
	const choice = await chooseBackEnd(config, product);
	expect(choice).toMatchObject({ ok: true, chosen: { settings: { features: { honours: false, programming: true, competitions: true } } } });
});
