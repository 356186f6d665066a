import type { RequestContext } from '#mock/context.ts';
import type { Row } from '#mock/store/store.ts';
import { LANGUAGES } from './rules/problem-rules.ts';

type HandlerContext = RequestContext<unknown>;

const INTERVAL_MS = 8000;
const LONGEST = 65_535;
const SHORTEST = 50;
const MAY_BE_SHORT = /Py|PHP|Ruby|Rust|JavaScript/;

export type SubmissionKind = 'submit' | 'test';

interface LockRow extends Row {
	at: number;
}

const TOO_OFTEN: Readonly<Record<SubmissionKind, string>> = {
	submit: '对不起，您的提交频率过快，请稍后再尝试！',
	test: '对不起，您使用在线调试过于频繁，请稍后再尝试！',
};

export function authorOf(context: HandlerContext): string {
	const { user } = context;
	if (!user) return context.fail(401, '请您先登录！');
	return user.id;
}

/** Consumes the rate-limit slot even if a later check fails, as the real judge does. */
export function enforceRateLimit(context: HandlerContext, kind: SubmissionKind): void {
	const { db } = context;
	const id = `${kind}.${authorOf(context)}`;
	const last = db.find<LockRow>('judge-locks', id);
	if (last && context.now() - last.at < INTERVAL_MS) context.fail(403, TOO_OFTEN[kind]);
	db.upsert<LockRow>('judge-locks', { id, at: context.now() });
}

export function checkProgram(context: HandlerContext, { language, code }: { language: string; code: string }): void {
	if (!LANGUAGES.some((each) => each === language))
		context.fail(400, `提交的代码的语言错误！请使用 ${LANGUAGES.join('、')} 中之一的语言！`);
	if (code.length < SHORTEST && !MAY_BE_SHORT.test(language)) context.fail(400, `提交的代码是无效的，代码字符长度请不少于 ${SHORTEST}！`);
	if (code.length > LONGEST) context.fail(400, `提交的代码是无效的，代码字符长度请不超过 ${LONGEST}！`);
}
