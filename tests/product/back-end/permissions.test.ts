/** The permissions printed by `npm run codegen -- access` match those of the mock. */
import { expect, test } from 'vitest';
import { createAccessView } from '#codegen/commands/access/access-view.ts';
import { reachOf } from '#codegen/commands/access/reach.ts';
import { settings } from '#generated/settings.ts';
import { app } from '#mock/generated/app.ts';
import { compileProduct } from '#tests/codegen/support/product.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

const { model, manifests } = await compileProduct();
if (!model || !manifests.app) throw new Error('The manifests have findings.');
const view = createAccessView(model, { ...manifests, app: manifests.app, rest: manifests.rest });

/** Session of an API → resource of its users and the row whose roles are changed. */
const USERS: Readonly<Record<string, readonly [resource: string, id: string]>> = {
	main: ['users', 'admin'],
	judge: ['users', 'admin'],
};

const REFUSED: readonly unknown[] = [401, 403, '401', '403'];

/** Operations that are public in part: the input of that part. Without it they refuse a guest. */
const PUBLIC_PARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	'main.courseAggregate': { scope: 'honours', verifyCode: 'AAAAAAAA' },
};

/** Names of operations that refuse these roles, or a guest when `null`; called without input by default. Validation errors are not refusals. */
async function refusedOf(
	names: readonly string[],
	roles: readonly string[] | null,
	inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
): Promise<string[]> {
	const refused: string[] = [];
	for (const name of names) {
		const { call, signIn, store } = createTestBackend({ app, onViolation: () => undefined });
		const api = app.apis[app.operations.find((operation) => operation.name === name)?.api ?? '']?.auth.token ?? '';
		const [resource, id] = USERS[api] ?? ['', ''];
		if (roles) store.update(resource, id, { roles, permissions: [] });
		const { code, status } = await call(name, inputs[name] ?? {}, roles && signIn(resource, id, api));
		if (REFUSED.includes(code) || REFUSED.includes(status)) refused.push(name);
	}
	return refused.sort();
}

const names = app.operations.map(({ name }) => name);
const roles = view.subjects.filter(({ signedIn, admin }) => signedIn && !admin).map((subject) => [subject.name, subject] as const);

/** The app itself calls these for every user, in addition to pages. */
const OWN_CALLS: readonly string[] = [settings.routing.list];

test('a guest is refused by every operation that needs a sign-in, and by none that the table allows', async () => {
	const refused = await refusedOf(names, null);
	const closed = app.operations.filter((operation) => !operation.public).map(({ name }) => name);
	expect(closed.filter((name) => !refused.includes(name))).toEqual([]);
	const guest = view.subjects.find(({ signedIn, admin }) => !signedIn && !admin);
	const given = guest ? reachOf(view, guest).operations : [];
	expect(given.length).toBeGreaterThan(0);
	expect(await refusedOf(given, null, PUBLIC_PARTS)).toEqual([]);
	expect(given.filter((name) => refused.includes(name))).toEqual(Object.keys(PUBLIC_PARTS));
});

test.each(roles)('%s is refused by exactly the operations that the table denies', async (_role, subject) => {
	const given = new Set(reachOf(view, subject).operations);
	// An operation reachable by other roles but not by this one is guarded. Operations that no page calls are not checked.
	const someone = new Set(roles.flatMap(([, other]) => reachOf(view, other).operations));
	const kept = [...someone].filter((name) => !given.has(name) && !OWN_CALLS.includes(name));
	expect(await refusedOf([...given, ...kept], subject.rights.roles)).toEqual(kept.sort());
});
