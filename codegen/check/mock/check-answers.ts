import type { AppModel } from '#codegen/check/check-app.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import type { State } from '#mock/store/store.ts';
import { checkLabels } from './check-labels.ts';
import { checkMockAnswers } from './check-mock-answer.ts';
import { checkReadOnly } from './check-read-only.ts';
import { checkSeed } from './check-seed.ts';
import { type ExpandSeed, loadRows } from './load-rows.ts';

interface AnswersContext {
	/** Null if the seed needs no expansion, or none is at hand. */
	expand: ExpandSeed | null;
	memo: Memo;
	report: Report;
}

/** Checks what the mock answers to an app whose manifests have no findings. Returns its rows; null if they cannot be loaded. */
export function checkAnswers(model: AppModel, { expand, memo, report }: AnswersContext): State | null {
	const { access, apis, mock, dictionaries, pages } = model;
	const { readOnly } = mock;
	const rows = memo.recall('rows', [mock.seed, mock.at, expand], report, (report) => loadRows(mock, expand, report));
	const expanded = expand && mock.expand ? rows : null;
	for (const api of apis)
		memo.recall(`mock answers of ${api.name}`, [api, expanded], report, (report) => checkMockAnswers(api, expanded, report));
	// Without its expansion, a seed lacks fields.
	if (rows && (expand || !mock.expand)) {
		memo.recall('seed rows', [rows, mock.due, access, ...apis], report, (report) =>
			checkSeed({ apis, mock, roles: Object.keys(access.roles) }, rows, report),
		);
		if (readOnly) memo.recall('read-only accounts', [rows, readOnly.spec], report, (report) => checkReadOnly(readOnly.spec, rows, report));
		memo.recall('labels', [rows, dictionaries, ...pages], report, (report) => checkLabels(model, rows, report));
	}
	return rows;
}
