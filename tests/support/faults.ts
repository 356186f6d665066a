/** Fault scenarios: one bad response for each kind of failed call, for fake transports and for browser tests. */
import { httpMessages } from '#src/http/messages.ts';
import type { HttpErrorKind } from '#src/http/result.ts';

export interface FaultyAnswer {
	status: number;
	body: string;
	contentType: string;
	headers: Readonly<Record<string, string>>;
}

export interface Fault {
	name: string;
	kind: HttpErrorKind;
	says: string;
	/** `reset`: the connection is lost before the response; `cut-off`: in the middle of it. */
	answer: FaultyAnswer | 'reset' | 'cut-off';
}

const HTML = '<!doctype html><html><head><title>Gateway</title></head><body><h1>Gateway</h1></body></html>';

const answer = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): FaultyAnswer => ({
	status,
	body,
	headers,
	contentType: body.startsWith('<') ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
});

/** 401 and 402 end the session; they are in `sessionFaults`. */
export const faults: readonly Fault[] = [
	{ name: 'a lost connection', kind: 'network', says: httpMessages.noAnswer, answer: 'reset' },
	{ name: 'an answer that breaks off', kind: 'cut-off', says: httpMessages.cutOff, answer: 'cut-off' },
	{ name: 'half of the JSON', kind: 'not-json', says: httpMessages.unreadable, answer: answer(200, '{"code":200,"data":{"li') },
	{ name: 'what is no JSON', kind: 'not-json', says: httpMessages.unreadable, answer: answer(200, 'OK') },
	{ name: 'a page of HTML', kind: 'html', says: httpMessages.unreadable, answer: answer(200, HTML) },
	{ name: 'an empty body', kind: 'empty-answer', says: httpMessages.unreadable, answer: answer(200, '') },
	{ name: 'null', kind: 'wrong-envelope', says: httpMessages.unreadable, answer: answer(200, 'null') },
	{ name: 'a list without an envelope', kind: 'wrong-envelope', says: httpMessages.unreadable, answer: answer(200, '[]') },
	{ name: 'another envelope', kind: 'wrong-envelope', says: httpMessages.unreadable, answer: answer(200, '{"success":true,"result":{}}') },
	{
		name: 'data of another shape',
		kind: 'wrong-shape',
		says: httpMessages.unreadable,
		answer: answer(200, '{"code":200,"data":"unexpected"}'),
	},
	{ name: 'null for data', kind: 'wrong-shape', says: httpMessages.unreadable, answer: answer(200, '{"code":200,"data":null}') },
	{ name: '403 with words', kind: 'business', says: '没有权限', answer: answer(403, '{"code":403,"msg":"没有权限"}') },
	{ name: '404 of a gateway', kind: 'http', says: httpMessages.failed, answer: answer(404, HTML) },
	{ name: '429', kind: 'busy', says: '操作太频繁了，请 30 秒后再试', answer: answer(429, '', { 'Retry-After': '30' }) },
	{ name: '500 with words', kind: 'business', says: '服务器内部错误', answer: answer(500, '{"code":500,"msg":"服务器内部错误"}') },
	{ name: '500 as a page', kind: 'http', says: httpMessages.failed, answer: answer(500, HTML) },
	{ name: 'a refusal in the envelope', kind: 'business', says: '名额已满', answer: answer(200, '{"code":1001,"message":"名额已满"}') },
	{ name: '502 of a gateway', kind: 'unavailable', says: httpMessages.unavailable, answer: answer(502, HTML) },
	{ name: '503 without a body', kind: 'unavailable', says: httpMessages.unavailable, answer: answer(503, '') },
	{ name: '504 of a gateway', kind: 'unavailable', says: httpMessages.unavailable, answer: answer(504, HTML) },
];

export const sessionFaults: readonly { name: string; code: number; answer: FaultyAnswer }[] = [
	{ name: '401 as HTTP status', code: 401, answer: answer(401, HTML) },
	{ name: '401 in the envelope', code: 401, answer: answer(200, '{"code":401,"msg":"请登录"}') },
	{ name: '402 in the envelope', code: 402, answer: answer(200, '{"code":402}') },
];

export function faultyResponse(faulty: Fault['answer']): Promise<Response> {
	if (faulty === 'reset') return Promise.reject(new TypeError('Failed to fetch'));
	if (faulty === 'cut-off') return Promise.resolve(new Response(brokenStream('{"code":200,"data":{"li')));
	const { status, body, contentType, headers } = faulty;
	return Promise.resolve(new Response(body, { status, headers: { 'Content-Type': contentType, ...headers } }));
}

function brokenStream(begin: string): ReadableStream {
	return new ReadableStream({
		start: (stream) => stream.enqueue(new TextEncoder().encode(begin)),
		pull: (stream) => stream.error(new TypeError('network error')),
	});
}
