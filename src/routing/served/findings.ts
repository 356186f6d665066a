import * as remediesTexts from '#generated/messages/routing/remedies.ts';
import * as texts from '#generated/messages/routing/served.ts';
/** Positions from the top level down, each from 0; empty for the whole list. */
export type NodePath = readonly number[];

export type FindingCode = keyof typeof catalogue;

/** A list with errors cannot be published; the app leaves out or repairs what is wrong. */
export type Severity = 'error' | 'warning';

/** A problem of one record of a served list, worded for an administrator. */
export interface Problem {
	code: FindingCode;
	path: NodePath;
	/** Title, name or path of the record. */
	label: string;
	/** Kind, name and path of the record; empty if `message` names it. */
	subject: string;
	message: string;
}

export interface Finding {
	code: FindingCode;
	severity: Severity;
	path: number[];
	/** Title, name or path of the record. */
	label: string;
	message: string;
	remedy: string;
}

export const findingOf = ({ code, path, label, message }: Problem): Finding => ({
	code,
	severity: catalogue[code][0],
	path: [...path],
	label,
	message,
	remedy: catalogue[code][1],
});

export const textOfProblem = ({ subject, message }: Problem): string => (subject ? texts.problemOf({ subject, message }) : message);

/** Severity and remedy of each kind of problem. */
const catalogue = {
	'not-a-list': ['error', remediesTexts.notAList],
	'too-many-records': ['error', remediesTexts.tooManyRecords],
	'too-deep': ['error', remediesTexts.tooDeep],
	'no-path': ['error', remediesTexts.noPath],
	'unusable-path': ['error', remediesTexts.unusablePath],
	'repeated-path': ['error', remediesTexts.repeatedPath],
	'repeated-name': ['error', remediesTexts.repeatedName],
	'fixed-page': ['error', remediesTexts.fixedPage],
	'unsafe-link': ['error', remediesTexts.unsafeLink],
	'closed-frame': ['warning', remediesTexts.closedFrame],
	'children-not-list': ['error', remediesTexts.childrenNotList],
	'unknown-component': ['error', remediesTexts.unknownComponent],
	'loose-component': ['warning', remediesTexts.looseComponent],
	'outside-redirect': ['warning', remediesTexts.outsideRedirect],
	'unusable-redirect': ['warning', remediesTexts.unusableRedirect],
	'lost-redirect': ['warning', remediesTexts.lostRedirect],
	'endless-redirect': ['error', remediesTexts.endlessRedirect],
	'lost-active-menu': ['warning', remediesTexts.lostActiveMenu],
	'second-catch-all': ['warning', remediesTexts.secondCatchAll],
	'catch-all-target': ['warning', remediesTexts.catchAllTarget],
	'unknown-guard': ['error', remediesTexts.unknownGuard],
	'unknown-access-name': ['warning', remediesTexts.unknownAccessName],
	'unknown-access': ['error', remediesTexts.unknownAccess],
	'unknown-field': ['warning', remediesTexts.unknownField],
	'left-out-family': ['error', remediesTexts.leftOutFamily],
	'no-title': ['warning', remediesTexts.noTitle],
	'markup-in-title': ['warning', remediesTexts.markup],
	'unknown-icon': ['warning', remediesTexts.unknownIcon],
	'empty-group': ['warning', remediesTexts.emptyGroup],
	'no-first-page': ['error', remediesTexts.noFirstPage],
	'no-sign-out': ['error', remediesTexts.noSignOut],
	'lost-studio': ['error', remediesTexts.lostStudio],
	'more-findings': ['error', remediesTexts.moreFindings],
} as const satisfies Record<string, readonly [Severity, string]>;
