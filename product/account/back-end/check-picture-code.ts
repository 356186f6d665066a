import type { RequestContext } from '#mock/context.ts';
import { isExpired, type PictureCodeRow } from './picture-code.ts';

export interface PictureInput {
	pictureId?: string | undefined;
	pictureAnswer?: string | undefined;
}

/** Fails unless the call gives the answer of a picture code, which no other call can use any more, be the answer right or wrong. */
export function checkPictureCode(context: RequestContext<PictureInput>, needed: { message: string; field: string }): void {
	const { db } = context;
	const refuse = (message: string): never => context.fail(400, message, { pictureAnswer: message });
	const { pictureId, pictureAnswer } = context.input;
	if (!pictureId || !pictureAnswer) return context.fail(428, needed.message, { pictureAnswer: needed.field });
	const code = db.find<PictureCodeRow>('picture-codes', pictureId);
	if (!code || isExpired(code, context.now())) return refuse('图形验证码已过期，请填新的');
	if (code.used) return refuse('这个图形验证码已经用过，请填新的');
	db.update<PictureCodeRow>('picture-codes', code.id, { used: true });
	if (!code.answers.includes(pictureAnswer)) refuse('图形验证码不正确，请填新的');
}
