/** Each write of the product, sent by an account that may only read. */
import { expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { isWrite } from '#mock/read-only.ts';
import { createWorld } from '#tests/product/student-world.ts';
import { writes } from './idempotency/write-inputs.ts';

/** Of the account itself, and of what it reads. */
const ALLOWED = [
	'judge.getUserProblemStatus',
	'judge.submission',
	'main.courseAttachmentPositionSave',
	'main.courseAttachmentWebOfficeToken',
	'main.courseAttachmentWebOfficeTokenRefresh',
	'main.courseVideoProgressSave',
	'main.honourBadgeReveal',
	'main.honourVisibilitySave',
	'main.studentDeviceSignOut',
	'main.studentGoalSave',
	'main.studentProfileSave',
	'main.studentUpdatePassword',
	'main.systemStudentNoticeRead',
	'main.systemStudentNoticeReadAll',
	'menus.check',
];

const OTHER_WORDS: Readonly<Record<string, string>> = {
	'judge.submitProblemJudge': '对不起，您没有提交的权限！',
	'judge.submitProblemTestJudge': '对不起，您没有提交的权限！',
	'main.questionBankAnswer': '已毕业的账号只能查看，不能练习',
};
const WORDS = '已毕业的账号只能查看，不能提交';

const operations = app.operations.filter(isWrite);

it.each(operations.map(({ name, api }) => [name, api] as const))('%s', async (name, api) => {
	const world = createWorld();
	const write = writes[name];
	if (!write) throw new Error(`${name} has no input.`);
	const student = await world.as(write.as ?? 'student01');
	const input = typeof write.input === 'function' ? await write.input(student, world) : write.input;
	// Roles are asked first, so the account needs those of the editors of menus.
	if (api === 'menus') world.store.update('users', 'graduate', { roles: ['Admin', 'Editor'] });
	const token = world.signIn('users', 'graduate', app.apis[api]?.auth.token ?? '');
	// What is due for the account is done before any answer.
	await world.call('main.studentInfo', {}, world.signIn('users', 'graduate', app.apis.main?.auth.token ?? ''));
	const changes: (string | null)[] = [];
	world.store.onChange((resource) => changes.push(resource));
	const { code, message, data } = await world.call(name, input, token);
	if (ALLOWED.includes(name)) return expect(message).not.toBe(WORDS);
	expect([Number(code), message, data]).toEqual([403, OTHER_WORDS[name] ?? WORDS, null]);
	expect(changes).toEqual([]);
});
