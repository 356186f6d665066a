/** Which parts of a document have findings once they are an app, and so are left out. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { readDocument } from '#codegen/read/document.ts';
import type { AppFiles, AppSource } from './app-files.ts';
import type { Exclusions } from './exclusions.ts';

interface BlameIn {
	app: AppFiles;
	source: AppSource;
	excluded: Exclusions;
	folder: string;
}

/** Adds what the findings are about; null if that is nothing that can be left out. */
export function blame(findings: readonly Diagnostic[], { app, source, excluded, folder }: BlameIn): Exclusions | null {
	const operations = new Map(excluded.operations);
	const pages = new Map(excluded.pages);
	const rows = new Map(excluded.rows);
	const api = `api/${source.name}.yaml`;
	const at = operationsAt(source, app, api);
	for (const finding of findings) {
		const file = finding.at.file.slice(folder.length + 1);
		const page = app.operationByFile.get(file);
		const seed = /^seed\/(.+)\.yaml$/.exec(file)?.[1];
		const found = file === api ? at(finding) : undefined;
		if (page !== undefined) pages.set(page, finding);
		for (const name of seed === undefined ? [] : app.usesOf(seed)) rows.set(name, finding);
		if (found) (found.isAnswer && !rows.has(found.operation) ? rows : operations).set(found.operation, finding);
	}
	const sizes = [operations.size - excluded.operations.size, pages.size - excluded.pages.size, rows.size - excluded.rows.size];
	return sizes.some((added) => added > 0) ? { operations, pages, rows } : null;
}

type Located = { operation: string; isAnswer: boolean };

/** Finds the operation that a finding of the manifest is in, and whether it is about its `x-mock`. */
function operationsAt(source: AppSource, app: AppFiles, api: string): (finding: Diagnostic) => Located | undefined {
	const text = app.files.find(({ path }) => path === api)?.text ?? '';
	const document = readDocument({ path: api, text }, () => undefined);
	const placeOf = ({ where }: OperationModel, key?: string) => document?.locate(key === undefined ? where : [...where, key]);
	return ({ at }) => {
		const operation = source.api.operations.find((each) => {
			const place = placeOf(each);
			return place !== undefined && isWithin(at.start, place) && document !== null && hasOperation(app, each);
		});
		const answer = operation && placeOf(operation, 'x-mock');
		return operation && { operation: operation.name, isAnswer: answer !== undefined && isWithin(at.start, answer) };
	};
}

const isWithin = (offset: number, { start, end }: { start: number; end: number }): boolean => start <= offset && offset < end;

const hasOperation = ({ operations }: AppFiles, { name }: OperationModel): boolean => operations.has(name);
