import * as texts from '#generated/messages/app/preview.ts';
import type { ApiSpec, EnvelopeSpec, OperationSpec } from '#src/http/api-spec.ts';
import type { Transport } from '#src/http/send.ts';

export const REFUSAL = texts.readOnly;

interface GateOptions {
	/** With the base URLs in use. */
	apis: Readonly<Record<string, ApiSpec>>;
	operations: Readonly<Record<string, OperationSpec>>;
	/** Operation of the served list. */
	listOperation: string;
	list(): readonly unknown[];
	/** Operations that may be called although they do not read: those that fetch tokens of other APIs. */
	tokenCalls: readonly string[];
	/** URL of the document, to resolve relative base URLs. */
	at: string;
}

/**
 * A transport for a preview: answers the call for the served list with the draft, refuses what is no GET, and passes the rest on. The rest
 * reads what the signed-in administrator may read: the role of a preview decides what is shown, never what the server tells.
 */
export function gateCalls(pass: Transport, options: GateOptions): Transport {
	const { apis, operations, at } = options;
	const urlOf = (name: string): string | null => {
		const operation = operations[name];
		return operation ? new URL((apis[operation.api]?.base ?? '') + operation.path, at).href : null;
	};
	return async (request, onProgress) => {
		const url = request.url.replace(/[?#].*$/, '');
		const api = Object.values(apis).find(({ base }) => url.startsWith(new URL(`${base}/`, at).href));
		if (api && url === urlOf(options.listOperation)) return Response.json(wrap({ list: options.list() }, api.envelope));
		if (request.method === 'GET' || request.method === 'HEAD') return pass(request, onProgress);
		if (options.tokenCalls.some((name) => url === urlOf(name))) return pass(request, onProgress);
		return Response.json(api ? refusalIn(api.envelope) : {}, { status: REFUSED });
	};
}

const REFUSED = 403;

function wrap(data: unknown, { code: [code], data: field, success }: EnvelopeSpec): unknown {
	if (field === '') return data;
	return { ...(code !== undefined && { [code]: success[0] ?? 0 }), [field]: data };
}

function refusalIn({ code: [code], message: [message] }: EnvelopeSpec): Record<string, unknown> {
	return { [code ?? 'code']: REFUSED, [message ?? 'message']: REFUSAL };
}
