import type { OperationName } from '#generated/api/operations.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Http } from '#src/http/create-http.ts';
import { type RoutesStore, servedList } from './served-routes.ts';

interface CheckOptions {
	http: Pick<Http, 'call'>;
	/** Operation that answers the list. */
	operation: OperationName;
	/** The operation declares the header `If-None-Match`, so an unchanged list is answered by 304 without a body. */
	conditional: boolean;
	routes: Pick<RoutesStore, 'received' | 'apply'>;
}

/**
 * Asks the server whether the route list has changed, and applies a changed one. A failed check changes nothing and shows nothing.
 * Servers without ETag answer the whole list, which is compared.
 */
export async function refreshServedList({ http, operation, conditional, routes }: CheckOptions): Promise<void> {
	const before = routes.received;
	const input = conditional && before?.etag ? { 'If-None-Match': before.etag } : {};
	const result = await http.call(operation, compiledInput(input), { quiet: true });
	// Another user has signed in meanwhile, or a call of this window has already brought a newer list.
	if (!result.ok || routes.received !== before) return;
	const next = servedList(result);
	const same = before !== null && JSON.stringify(next.list) === JSON.stringify(before.list);
	// Also stores a list that cannot be applied, so that administrators see its problems only once.
	routes.received = next;
	if (!same) await routes.apply(next.list, true);
}
