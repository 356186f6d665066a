import type { ConstructRule, ConstructRules } from '#codegen/check/slot/construct.ts';
import { addedRow, closeStep, fileCall, optimisticChange, steps } from '#codegen/grammar/actions.ts';
import { custom } from '#codegen/grammar/blocks/custom.ts';
import { each } from '#codegen/grammar/blocks/each.ts';
import { feed } from '#codegen/grammar/blocks/feed.ts';
import { fileList } from '#codegen/grammar/blocks/file-list.ts';
import { facet } from '#codegen/grammar/blocks/filter-bar.ts';
import { form } from '#codegen/grammar/blocks/form.ts';
import { fieldCheck, fieldOptions, formField, pictureCode, upload } from '#codegen/grammar/blocks/form-field.ts';
import { cellEdit, table } from '#codegen/grammar/blocks/table.ts';
import { tabs } from '#codegen/grammar/blocks/tabs.ts';
import { timeline } from '#codegen/grammar/blocks/timeline.ts';
import type { ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { pageEvents } from '#codegen/grammar/page-events.ts';
import { rowSelection } from '#codegen/grammar/selection.ts';
import { addedRowRule, callStepRule, closeStepRule, downloadStepRule, fileCallRule, optimisticChangeRule } from './actions.ts';
import { customRule } from './blocks/custom.ts';
import { eachRule } from './blocks/each.ts';
import { feedRule } from './blocks/feed.ts';
import { fileListRule } from './blocks/file-list.ts';
import { facetRule } from './blocks/filter-bar.ts';
import { formRule } from './blocks/form.ts';
import { fieldCheckRule, fieldOptionsRule, formFieldRule, pictureCodeRule } from './blocks/form-field.ts';
import { cellEditRule, tableRule } from './blocks/table.ts';
import { tabsRule } from './blocks/tabs.ts';
import { timelineRule } from './blocks/timeline.ts';
import { uploadRule } from './check-upload.ts';
import { pageEventsRule } from './page-events.ts';
import { rowSelectionRule } from './selection.ts';

/** The constructs of pages that have a rule of their own, beside the file of the same name in `codegen/grammar`. */
export const constructRules: ConstructRules = new Map<ObjectGrammar, ConstructRule>([
	[closeStep, closeStepRule],
	[fileCall, fileCallRule],
	...(steps.download ? [[steps.download, downloadStepRule] as const] : []),
	...(steps.call ? [[steps.call, callStepRule] as const] : []),
	[optimisticChange, optimisticChangeRule],
	[addedRow, addedRowRule],
	[pageEvents, pageEventsRule],
	[rowSelection, rowSelectionRule],
	[custom, customRule],
	[each, eachRule],
	[facet, facetRule],
	[feed, feedRule],
	[fileList, fileListRule],
	[form, formRule],
	[formField, formFieldRule],
	[fieldOptions, fieldOptionsRule],
	[pictureCode, pictureCodeRule],
	[upload, uploadRule],
	[fieldCheck, fieldCheckRule],
	[table, tableRule],
	[cellEdit, cellEditRule],
	[tabs, tabsRule],
	[timeline, timelineRule],
]);
