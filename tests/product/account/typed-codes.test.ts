/** Codes, phone numbers and account names as children type them, in every operation that takes one. */
import { describe, expect, it, test } from 'vitest';
import type { UserRow } from '#app/account/back-end/rows.ts';
import { createContract } from '#mock/contract/contract.ts';
import { flattenAllOf, resolveRef } from '#mock/contract/contract-refs.ts';
import { newPass, type Problem } from '#mock/contract/problem.ts';
import type { Schema } from '#mock/contract/schema.ts';
import { app } from '#mock/generated/app.ts';
import type { MockOperation } from '#mock/operation.ts';
import { createWorld } from '#tests/product/student-world.ts';

interface Field {
	operation: string;
	name: string;
	schema: Schema;
}

const schemasOf = (operation: MockOperation) => app.schemas[operation.api] ?? {};

function fieldsOf(operation: MockOperation): Field[] {
	const schemas = schemasOf(operation);
	const flat = (schema: Schema): Schema => flattenAllOf(schema.$ref ? resolveRef(schema.$ref, schemas) : schema, schemas);
	const body = operation.body ? (flat(operation.body.schema).properties ?? {}) : {};
	const parameters = Object.fromEntries(Object.entries(operation.parameters).map(([name, { schema }]) => [name, schema]));
	return Object.entries({ ...parameters, ...body }).map(([name, schema]) => ({ operation: operation.name, name, schema: flat(schema) }));
}

const fields = app.operations.flatMap(fieldsOf);
const typed = fields.filter(({ schema }) => schema['x-as']);
const nameOf = ({ operation, name }: Field): string => `${operation} ${name}`;

/** The comparable value, and what people type for it. */
const VARIANTS: Readonly<Record<string, [string, string[]]>> = {
	code: ['STAR26', ['STAR26', 'ＳＴＡＲ２６', 'star 26', 'STAR—26', 'STAR-26', 'ＳＴＡＲ－２６', 'Star26。', ' star26, ', '“STAR26”']],
	phone: ['13800000001', ['13800000001', '１３８ ００００ ０００１', '138-0000-0001', '138 0000 0001。', '+86 138 0000 0001']],
	account: ['student01', ['student01', 'Student01', 'ＳＴＵＤＥＮＴ０１', 'ｓｔｕｄｅｎｔ０１', 'student 01', 'student01，']],
	digits: ['246810', ['246810', '２４６８１０', '246 810', '246-810', '246810。']],
};

test('the fields that people type from paper or a message are these', () => {
	expect(typed.map((field) => `${nameOf(field)}: ${field.schema['x-as']}`).sort()).toEqual([
		'judge.getSubmissionList problemID: code',
		'main.competitionTeamJoin inviteCode: code',
		'main.courseAggregate verifyCode: code',
		'main.courseOnlineActivate code: code',
		'main.password code: digits',
		'main.password phone: phone',
		'main.password pictureAnswer: digits',
		'main.register code: digits',
		'main.register phone: phone',
		'main.register pictureAnswer: digits',
		'main.register username: account',
		'main.studentLogin pictureAnswer: digits',
		'main.studentLogin username: account',
		'simulated.login pictureAnswer: digits',
		'simulated.login username: account',
		'simulated.password code: digits',
		'simulated.password phone: phone',
		'simulated.password pictureAnswer: digits',
		'simulated.password username: account',
		'simulated.register code: digits',
		'simulated.register phone: phone',
		'simulated.register pictureAnswer: digits',
		'simulated.register username: account',
	]);
});

/** Programs, and a part of a name to search for. */
const OTHERS = [
	'judge.submitProblemTestJudge code',
	'judge.submitProblemJudge code',
	'judge.getSubmissionList username',
	'main.competitionSubmit code',
	'main.homeworkAnswerSubmit code',
];

test('no other field has the name of a code, a phone number or an account', () => {
	const named = fields.filter(({ name, schema }) => /^(\w*Code|code|phone|username|account)$/.test(name) && schema.type === 'string');
	expect(named.filter((field) => !typed.includes(field) && !OTHERS.includes(nameOf(field))).map(nameOf)).toEqual([]);
});

describe.each(typed.map((field) => [nameOf(field), field] as const))('%s', (_, { operation, schema }) => {
	const [compared, variants] = VARIANTS[schema['x-as'] ?? ''] ?? ['', []];
	const api = app.operations.find(({ name }) => name === operation) as MockOperation;
	it.each(variants)(`takes ${compared} typed as “%s”`, (text) => {
		const problems: Problem[] = [];
		const check = createContract(schemasOf(api)).checkOf(schema);
		expect(check(text, { ...newPass({ closed: true, typed: true }), problems })).toBe(compared);
		expect(problems).toEqual([]);
	});
});

const K01 = { competitionId: 'k01' };

describe('what a code opens', () => {
	it.each(['ＳＴＡＲ２６', 'star 26', 'ST-AR26', 'STAR26。'])('the team of the invitation %s', async (inviteCode) => {
		const { ask } = await createWorld().as('newbie');
		expect((await ask('main.competitionTeamJoin', { ...K01, inviteCode })).team.inviteCode).toBe('STAR26');
	});

	it.each(['ＲＯＢＯＴ－Ｃ０４', 'ROBOT—C04', 'ROBOT C04', 'robotc04', 'robot-c04。'])('the course of the code %s', async (code) => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.courseOnlineActivate', { code })).toMatchObject({ courseId: 'c04' });
	});

	it.each([
		['robot c99', {}, '激活码不存在，请检查有没有输错'],
		['ROBOT-C04', { courseId: 'c11' }, '这个激活码是另一门课程的'],
	])('no course of the code %s, which is refused at its field', async (code, course, message) => {
		const world = createWorld();
		const { data: token } = await world.call('main.studentLogin', { username: 'student01', password: '123456' });
		const refused = await world.call('main.courseOnlineActivate', { ...course, code }, token);
		expect(refused).toMatchObject({ message, body: { errors: { code: message } } });
	});

	it.each([(code: string) => `${code.slice(0, 4)}-${code.slice(4)}`, (code: string) => `${code.toLowerCase()}。`])(
		'the certificate of a code, typed in way %#',
		async (write) => {
			const world = createWorld();
			const code = world.store.rows<{ id: string; verifyCode?: string }>('honours').find(({ verifyCode }) => verifyCode)?.verifyCode ?? '';
			const { data } = await world.call('main.courseAggregate', { scope: 'honours', verifyCode: write(code) });
			expect(data.honour.verifyCode).toBe(code);
		},
	);
});

describe('an account name', () => {
	const login = (world: ReturnType<typeof createWorld>, username: string, password = '123456') =>
		world.call('main.studentLogin', { username, password });

	it.each([
		'Student01',
		'ｓｔｕｄｅｎｔ０１',
		'STUDENT01 ',
		'138 0000 0001',
		'１３８００００００００１'.replace('００００００', '０００００'),
	])('%s signs in as student01', async (username) => {
		const world = createWorld();
		const { data: token } = await login(world, username);
		expect((await world.call('main.studentInfo', {}, token)).data.studentDTO.account).toBe('student01');
	});

	it.each(['STUDENT01', 'Ｓtudent01'])('%s cannot be registered beside student01', async (username) => {
		const world = createWorld();
		const phone = '13900001111';
		await world.call('main.register', { step: 'code', phone });
		const form = { step: 'register', phone, code: '246810', password: 'moon2026', studentName: '月亮', agreed: true };
		expect(await world.call('main.register', { ...form, username })).toMatchObject({
			message: '这个账号已经有人用了，换一个试试',
			body: { errors: { username: '这个账号已经有人用了，换一个试试' } },
		});
	});

	it('that was registered in capitals before stays usable, by its own password', async () => {
		const world = createWorld();
		const student = world.store.find<UserRow>('users', 'student01') as UserRow;
		world.store.insert<UserRow>('users', { ...student, id: 'old', account: 'STUDENT01', password: 'old-one', phone: '13900002222' });
		const idOf = async (username: string, password?: string): Promise<string> => {
			const { data: token } = await login(world, username, password);
			return (await world.call('main.studentInfo', {}, token)).data.studentDTO.id;
		};
		expect(await idOf('STUDENT01', 'old-one')).toBe('old');
		expect(await idOf('STUDENT01')).toBe('student01');
	});
});

describe('the registration of a competition', () => {
	const NAME = '阿卜杜热合曼·阿卜杜热依木';

	it.each(['１３８ ００００ ００００', '138-0000-0000', '+8613800000000'])(
		'stores the phone number %s of a parent as 13800000000',
		async (phone) => {
			const { ask } = await createWorld().as('newbie');
			const { values } = await ask('main.competitionRegister', {
				...K01,
				action: 'draft',
				teamName: '新队伍',
				form: { phone, guardian: NAME },
			});
			expect(values.form).toMatchObject({ phone: '13800000000', guardian: NAME });
		},
	);
});

describe('the name of a person', () => {
	const phone = '13900001111';
	const register = async (studentName: string) => {
		const { call } = createWorld();
		await call('main.register', { step: 'code', phone });
		return call('main.register', {
			step: 'register',
			phone,
			code: '246810',
			username: 'luna_2026',
			password: 'moon2026',
			studentName,
			agreed: true,
		});
	};

	it.each(['阿卜杜热合曼·阿卜杜热依木', '李', '𠮷田 太郎', '𬱖', 'Anne-Marie O’Neill', '𠮷'.repeat(50)])(
		'%s can be registered',
		async (name) => {
			expect((await register(name)).code).toBe(200);
		},
	);

	it.each([
		['𠮷'.repeat(51), 'length'],
		['  ', 'pattern'],
	])('%s cannot', (name, kind) => {
		const problems: Problem[] = [];
		createContract(app.schemas.main ?? {}).checkOf(PERSON)(name, { ...newPass({ closed: true, typed: true }), problems });
		expect(problems.map((problem) => problem.kind)).toEqual([kind]);
	});

	it('has one schema wherever the main API takes it', () => {
		const named = fields.filter(({ operation, name }) => operation.startsWith('main.') && /^(studentName|nickname|teacher)$/.test(name));
		expect(named.map(nameOf).sort()).toEqual([
			'main.competitionRegister teacher',
			'main.register studentName',
			'main.studentProfileSave nickname',
		]);
		for (const { schema } of named) expect(schema).toBe(app.schemas.main?.PersonName);
	});
});

const PERSON: Schema = { $ref: '#/components/schemas/PersonName' };

describe('a new password', () => {
	it.each([
		['main.register', 'password'],
		['main.password', 'password'],
		['main.studentUpdatePassword', 'newPassword'],
	])('of %s has no sign that another keyboard cannot write', (operation, name) => {
		const { schema } = fields.find((field) => field.operation === operation && field.name === name) as Field;
		const check = createContract({}).checkOf(schema);
		const problemsOf = (password: string): number => {
			const problems: Problem[] = [];
			check(password, { ...newPass({ closed: true, typed: true }), problems });
			return problems.length;
		};
		expect(['moon 2026', '~!@#$%^', 'ｍｏｏｎ２０２６', 'moon2026！', '我的密码2026'].map(problemsOf)).toEqual([0, 0, 1, 1, 1]);
	});
});
