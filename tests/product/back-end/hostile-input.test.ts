import { expect, it } from 'vitest';
import { isKind } from '#app/documents/back-end/sent-file.ts';
import { createContract, runCheck } from '#mock/contract/contract.ts';
import type { Violation } from '#mock/contract/violation.ts';
import { app } from '#mock/generated/app.ts';
import { startHost } from '#tests/mock/support/mock-host.ts';
import { createTestBackend, requestOf } from '#tests/support/mock-backend.ts';

/** The product's mock, which refuses requests against the contract instead of failing the test. */
async function as(account: string) {
	const { backend, call } = createTestBackend({ app, onViolation: () => undefined });
	const token = String((await call('main.studentLogin', { username: account, password: '123456' })).data);
	const send = async (name: string, body: string): Promise<{ code: number; message: string }> => {
		const { url, method, headers } = requestOf(app, name, { list: [] }, token);
		return (await backend.fetch(new Request(url, { method, headers, body }))).json() as Promise<{ code: number; message: string }>;
	};
	return { send, call: (name: string, input: Record<string, unknown>) => call(name, input, token) };
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const inMenu = (value: string): string => `{"list":[{"path":"/a","meta":${value}}]}`;

const fields = (count: number): string => Array.from({ length: count }, (_, index) => `"x${index}":1`).join(',');

it.each([
	['no JSON', '{"list":', 400, '请求体不是有效的 JSON'],
	['65 levels', inMenu(deep(62)), 422, '请求体最多嵌套 64 层'],
	['a million levels', inMenu(deep(1_000_000)), 422, '请求体最多嵌套 64 层'],
	['a million levels without an end', '['.repeat(1_000_000), 422, '请求体最多嵌套 64 层'],
	['1,001 unknown fields', `{"list":[],${fields(1001)}}`, 422, '请求体里这个接口不认识的字段超过了 1000 个'],
	['more than 100,000 fields', inMenu(`{${fields(100_000)}}`), 422, '请求体的字段超过了 100000 个'],
	['a prototype', '{"__proto__":{"list":[]},"list":[]}', 400, '请求体里不能有名为 __proto__ 的字段'],
	['a prototype in a record', inMenu('{"__proto__":{"guard":"admin"}}'), 400, '请求体里不能有名为 __proto__ 的字段'],
	['an escaped prototype', inMenu('{"\\u005f_proto__":{}}'), 400, '请求体里不能有名为 __proto__ 的字段'],
])('a body with %s is refused with a sentence', async (_what, body, code, message) => {
	const admin = await as('admin');
	const { code: received, message: answered } = await admin.send('menus.check', body);
	expect([received, answered]).toEqual([code, message]);
	expect((await admin.send('menus.check', inMenu(deep(61)))).code).toBe(200);
	expect((await admin.send('menus.check', `{"list":[{"path":"${'\\\\['.repeat(100)}:"}],${fields(1000)}}`)).code).toBe(200);
});

it.each<[what: string, body: string]>([
	['unknown fields', `{"step":"code","phone":"13900000000",${fields(1000)}}`],
	['a field of a megabyte', `{"step":"code","phone":"13900000000","${'x'.repeat(1e6)}":1}`],
	['values of the wrong type', `{"step":[${'1,'.repeat(1e5)}1],"phone":${deep(60)}}`],
	[
		'a text of a megabyte',
		`{"step":"${'x'.repeat(1e6)}","phone":"${'.'.repeat(1e6)}x","password":"${'x'.repeat(1e6)}\\n","name":"${' '.repeat(1e6)}\\n"}`,
	],
])('a guest with %s gets a bounded number of short violations reported', async (_what, body) => {
	const violations: Violation[] = [];
	const { backend } = createTestBackend({ app, onViolation: (violation) => void violations.push(violation) });
	const { url, method, headers } = requestOf(app, 'main.register', {}, '');
	await backend.fetch(new Request(url, { method, headers, body }));
	expect(violations.length).toBeGreaterThan(0);
	expect(violations.length).toBeLessThanOrEqual(20);
	expect(JSON.stringify(violations).length).toBeLessThan(20_000);
});

it('a wrong value is found behind many unknown fields', () => {
	const schema = { properties: { first: { properties: {} }, last: { type: 'integer' } } };
	const first = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`x${index}`, 1]));
	const { problems } = runCheck(createContract({}).checkOf(schema), { first, last: 'x' }, true);
	expect(problems.map(({ kind }) => kind)).toEqual(['type', ...Array.from({ length: 19 }, () => 'unknown')]);
});

it('a list of wrong values is read no further than what is told, unless it is an answer, which loses its secrets', () => {
	let read = 0;
	const rows = Array.from({ length: 1000 }, () => ({
		get name() {
			read += 1;
			return 1;
		},
		secret: 'x',
	}));
	const check = createContract({}).checkOf({ type: 'array', items: { properties: { name: { type: 'string' } } } });
	expect(runCheck(check, rows, true).problems.length).toBe(20);
	expect(read).toBe(20);
	const answer = runCheck(check, rows);
	expect(answer.problems.length).toBe(20);
	expect(JSON.stringify(answer.value)).not.toContain('secret');
});

it.each([
	['a prototype', '{"title":"x","__proto__":{"id":"b9"}}', 400, '请求体里不能有名为 __proto__ 的字段'],
	['too many levels', `{"title":${deep(200)}}`, 422, '请求体最多嵌套 64 层'],
	['a prototype in a form', '__proto__=x&title=y', 400, '请求体里不能有名为 __proto__ 的字段'],
	['nothing', '{}', 400, '一条记录除了 id 还要有别的字段'],
	['an id alone', '{"id":"b9"}', 400, '一条记录除了 id 还要有别的字段'],
])('the console refuses a row with %s', async (_what, body, code, message) => {
	const server = await startHost();
	const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
	const headers = { 'content-type': type, authorization: `Bearer ${server.consoleToken}` };
	const response = await fetch(`${server.url}/db/books`, { method: 'POST', headers, body });
	expect([response.status, await response.json()]).toEqual([code, { code, message, data: null }]);
	expect(server.store.find('books', 'b9')).toBeUndefined();
});

const PNG = '\x89PNG\r\n\x1a\n';

it.each<[extension: string, content: string, fits: boolean]>([
	['png', PNG, true],
	['png', '\xff\xd8\xff\xe0', false],
	['png', '<svg onload="alert(1)">', false],
	['jpg', '\xff\xd8\xff\xe0', true],
	['jpeg', PNG, false],
	['pdf', '\n%PDF-1.7', true],
	['pdf', '<html><script>', false],
	['zip', 'PK\x03\x04', true],
	['docx', 'PK\x03\x04', true],
	['docx', '\xd0\xcf\x11\xe0', false],
	['sb3', 'MZ\x90', false],
	['mp4', '\0\0\0\x20ftypisom', true],
	['mp4', 'MZ\x90', false],
	['mov', '\0\0\0\x08wide', true],
	['webm', '\x1a\x45\xdf\xa3', true],
	['py', 'print(1)', true],
	['py', '\x7fELF\0', false],
	['txt', '', true],
	['constructor', 'x', true],
	['__proto__', 'x', true],
	['unheard', 'MZ\0', true],
])('a %s with the content %j: %s', (extension, content, fits) => {
	expect(isKind(extension, btoa(content))).toBe(fits);
});

const pdf = btoa('%PDF-1.4');

it.each<[what: string, file: object, message: string]>([
	['another size', { name: 'a.pdf', bytes: 9, data: pdf }, '「a.pdf」应该有 9 字节，收到的是 8 字节'],
	['no base64', { name: 'a.pdf', bytes: 8, data: '%%%%' }, '参数 files[0].data 的格式不对'],
	['base64 without its end', { name: 'a.pdf', bytes: 8, data: pdf.slice(0, -1) }, '参数 files[0].data 的格式不对'],
	['another kind', { name: 'a.pdf', bytes: 8, data: btoa('<script>') }, '「a.pdf」的内容不是 pdf 文件'],
])('homework with a file of %s is refused, also as a draft', async (_what, file, message) => {
	const { call } = await as('student01');
	for (const draft of [true, false])
		expect(await call('main.homeworkAnswerSubmit', { homeworkId: 'h-c15-3', draft, files: [file] })).toMatchObject({ code: 400, message });
});

it('the media type is that of the content, whatever the client says', async () => {
	const { call } = await as('student01');
	const file = { name: 'a.pdf', bytes: 8, mime: 'text/html', data: pdf };
	const { data } = await call('main.homeworkAnswerSubmit', { homeworkId: 'h-c15-3', draft: true, files: [file] });
	expect(data.files).toMatchObject([{ name: 'a.pdf', url: `data:application/pdf;base64,${pdf}` }]);
});

it.each([
	['of a page', `data:image/png;base64,${btoa('<html>')}`],
	['of another picture', `data:image/jpeg;base64,${btoa(PNG)}`],
	['cut off', `data:image/png;base64,${btoa(PNG).slice(0, -1)}`],
])('a portrait %s is refused', async (_what, headImg) => {
	const { call } = await as('student01');
	expect(await call('main.studentProfileSave', { headImg })).toMatchObject({
		code: 400,
		message: expect.stringContaining('头像要是 JPEG 或 PNG 图片'),
	});
	expect(await call('main.studentProfileSave', { headImg: `data:image/png;base64,${btoa(PNG)}` })).toMatchObject({ code: 200 });
});
