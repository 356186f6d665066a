import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import { checkApi } from '#codegen/check/api/check-api.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Refusal } from './scaffolded-page.ts';

/** Finds an operation by `<api>.<operationId>`, or by an operationId that only one API has. */
export function findOperation(name: string, apis: readonly ApiModel[]): OperationModel | Refusal {
	const known = apis.flatMap((api) => idsOf(api).map((id) => ({ api, id, full: `${api.name}.${id}` })));
	const exact = known.filter(({ full }) => full === name);
	const found = exact.length > 0 ? exact : known.filter(({ id }) => id === name);
	if (found.length > 1) return { refused: `Several APIs have \`${name}\`. Name one of: ${found.map(({ full }) => full).join(', ')}.` };
	const [only] = found;
	const operation = only && read(only.api, only.id);
	if (operation) return operation;
	const near = nearest(name, known);
	return { refused: `No API of app.yaml has an operation \`${name}\`.${near ? ` Did you mean \`${near}\`?` : ''}` };
}

/** Also compares ids without the API name, whose length would distort the similarity. */
function nearest(name: string, known: readonly { id: string; full: string }[]): string | undefined {
	const full = closest(
		name,
		known.map((one) => one.full),
	);
	const id = closest(
		name,
		known.map((one) => one.id),
	);
	return full ?? known.find((one) => one.id === id)?.full;
}

/** With `operations: used` the model lacks unused operations, so this reads the document. */
function read(api: ApiModel, id: string): OperationModel | undefined {
	const known = api.operations.find((operation) => operation.id === id);
	return known ?? checkApi(api.name, api.document, () => undefined, new Set([id])).operations[0];
}

function idsOf({ document }: ApiModel): string[] {
	const paths = isObject(document.value.paths) ? Object.values(document.value.paths) : [];
	const methods = paths.flatMap((path) => (isObject(path) ? Object.values(path) : []));
	return methods.flatMap((method) => (isObject(method) && typeof method.operationId === 'string' ? [method.operationId] : []));
}
