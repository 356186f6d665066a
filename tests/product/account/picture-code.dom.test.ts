import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PictureCodeRow } from '#app/account/back-end/picture-code.ts';
import { createWorld, type World } from '#tests/product/student-world.ts';

const setting = vi.hoisted(() => ({ pictureCode: 'when-asked' }));
vi.mock('#mock/generated/sign-in.ts', () => ({
	get pictureCode() {
		return setting.pictureCode;
	},
}));

const MINUTE = 60_000;
const PHONE = '13900001111';
const WRONG = { pictureAnswer: '1357' };

beforeEach(() => {
	setting.pictureCode = 'when-asked';
});

type Input = Record<string, unknown>;

const newCode = async ({ call }: World): Promise<{ pictureId: string; picture: string; question: string; expiresIn: number }> => {
	const { id: pictureId, ...code } = (await call('main.pictureCode')).data;
	return { pictureId, ...code };
};

const answered = async (world: World, pictureAnswer = '2468'): Promise<Input> => {
	const { pictureId } = await newCode(world);
	return { pictureId, pictureAnswer };
};

const signIn = ({ call }: World, username: string, password: string, more: Input = {}) =>
	call('main.studentLogin', { username, password, ...more });

/** Three wrong passwords. */
async function worldAfterFailures(username = 'firstlogin'): Promise<World> {
	const world = createWorld();
	for (let count = 0; count < 3; count += 1) expect((await signIn(world, username, 'wrong-1')).code).toBe(500);
	return world;
}

describe('signing in', () => {
	it.each(['firstlogin', 'nobody'])(
		'needs a picture code after three wrong passwords for %s, and says so in a code of its own',
		async (name) => {
			const world = await worldAfterFailures(name);
			expect(await signIn(world, name, '123456')).toMatchObject({
				code: 428,
				message: '密码输错了 3 次，请在登录页填写图形验证码后再登录',
				body: { errors: { pictureAnswer: '密码输错了 3 次，请再填写图形验证码' } },
			});
		},
	);

	it('takes the digits of the picture, and forgets the wrong passwords then', async () => {
		const world = await worldAfterFailures();
		expect((await signIn(world, 'firstlogin', '123456', await answered(world))).code).toBe(200);
		expect((await signIn(world, 'firstlogin', '123456')).code).toBe(200);
	});

	it('takes the answer of the question as well', async () => {
		const world = await worldAfterFailures();
		const { pictureId, question } = await newCode(world);
		expect(question).toMatch(/^[一二三四]?十[一二三四五六七八九]?加[一二三四]?十[一二三四五六七八九]?等于几？$/);
		const pictureAnswer = world.store.find<PictureCodeRow>('picture-codes', pictureId)?.answers[1];
		expect((await signIn(world, 'firstlogin', '123456', { pictureId, pictureAnswer })).code).toBe(200);
	});

	it.each<[string, (world: World) => Promise<Input>, string]>([
		['a wrong one', (world) => answered(world, '1357'), '图形验证码不正确，请填新的'],
		['an unknown one', async () => ({ pictureId: 'none', pictureAnswer: '2468' }), '图形验证码已过期，请填新的'],
		[
			'an expired one',
			async (world) => {
				const code = await answered(world);
				world.wait(5 * MINUTE + 1);
				return code;
			},
			'图形验证码已过期，请填新的',
		],
		[
			'one that a wrong password has used',
			async (world) => {
				const code = await answered(world);
				expect((await signIn(world, 'firstlogin', 'wrong-1', code)).message).toMatch('再输错 1 次');
				return code;
			},
			'这个图形验证码已经用过，请填新的',
		],
		[
			'one that a wrong answer has used',
			async (world) => {
				const code = await answered(world);
				await signIn(world, 'firstlogin', '123456', { ...code, ...WRONG });
				return code;
			},
			'这个图形验证码已经用过，请填新的',
		],
	])('refuses %s', async (_what, code, message) => {
		const world = await worldAfterFailures();
		const reply = await signIn(world, 'firstlogin', '123456', await code(world));
		expect(reply).toMatchObject({ code: 400, message, body: { errors: { pictureAnswer: message } } });
	});

	it('counts no wrong password while the picture code is missing or wrong', async () => {
		const world = await worldAfterFailures();
		for (let count = 0; count < 5; count += 1) await signIn(world, 'firstlogin', 'wrong-1');
		await signIn(world, 'firstlogin', 'wrong-1', await answered(world, '1357'));
		expect((await signIn(world, 'firstlogin', 'wrong-1', await answered(world))).message).toBe('账号或密码不正确，再输错 1 次账号将被锁定');
	});

	it.each(['student01', 'newbie', 'bigdata', 'graduate', 'expired', 'admin', 'editor', 'test'])(
		'needs none for the demonstration account %s',
		async (account) => {
			const world = await worldAfterFailures(account);
			expect((await signIn(world, account, '123456')).code).toBe(200);
		},
	);

	it('needs none at the simulated API', async () => {
		const { call } = await worldAfterFailures('admin');
		expect((await call('simulated.login', { username: 'admin', password: 'any' })).code).toBe(200);
	});

	it('needs one from the first sign-in on if app.yaml says so', async () => {
		setting.pictureCode = 'always';
		const world = createWorld();
		expect(await signIn(world, 'firstlogin', '123456')).toMatchObject({
			code: 428,
			body: { errors: { pictureAnswer: '请填写图形验证码' } },
		});
		expect((await signIn(world, 'firstlogin', '123456', await answered(world))).code).toBe(200);
		expect((await signIn(world, 'student01', '123456')).code).toBe(200);
	});
});

describe('a second phone code to one number', () => {
	it.each([
		['main.register', PHONE],
		['main.password', '13800000005'],
	])('of %s needs a picture code, for a day', async (operation, phone) => {
		const world = createWorld();
		const send = (more: Input = {}) => world.call(operation, { step: 'code', phone, ...more });
		expect((await send()).code).toBe(200);
		world.wait(MINUTE);
		const field = '再发一次，请先填写图形验证码';
		expect(await send()).toMatchObject({ code: 428, body: { errors: { pictureAnswer: field } } });
		expect((await send(await answered(world, '1357'))).message).toBe('图形验证码不正确，请填新的');
		expect((await send(await answered(world))).code).toBe(200);
		world.wait(24 * 60 * MINUTE);
		expect((await send()).code).toBe(200);
	});

	it('needs one although the first code was used, or sent for something else', async () => {
		const world = createWorld();
		const account = { username: 'luna_2026', password: 'moon2026', studentName: '月亮', agreed: true, code: '246810' };
		await world.call('main.register', { step: 'code', phone: PHONE });
		expect((await world.call('main.register', { step: 'register', phone: PHONE, ...account })).code).toBe(200);
		expect((await world.call('main.password', { step: 'code', phone: PHONE })).code).toBe(428);
	});

	it('is not used up while the resend time runs', async () => {
		const world = createWorld();
		await world.call('main.register', { step: 'code', phone: PHONE });
		const code = await answered(world);
		expect((await world.call('main.register', { step: 'code', phone: PHONE, ...code })).code).toBe(429);
		world.wait(MINUTE);
		expect((await world.call('main.register', { step: 'code', phone: PHONE, ...code })).code).toBe(200);
	});

	it('needs none for the phone of a demonstration account', async () => {
		const { call, wait } = createWorld();
		await call('main.password', { step: 'code', phone: '13800000001' });
		wait(MINUTE);
		expect((await call('main.password', { step: 'code', phone: '13800000001' })).code).toBe(200);
	});
});

it('draws the digits as strokes of an SVG that differs from picture to picture and holds no text', async () => {
	const world = createWorld();
	const [one, other] = [await newCode(world), await newCode(world)];
	const svg = decodeURIComponent(one.picture.replace('data:image/svg+xml,', ''));
	expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]+>(<(rect|path) [^<]+\/>)+<\/svg>$/);
	expect(svg).not.toContain('2468');
	expect(other.picture).not.toBe(one.picture);
	expect(one.expiresIn).toBe(300);
});
