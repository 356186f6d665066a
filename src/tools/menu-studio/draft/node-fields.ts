/** Reads and writes the fields of a record. Pure. The lists are in this app's own spelling (docs/guides/serve-routes.md). */

import * as kinds from '#generated/messages/tools/menu-studio/draft/kinds.ts';
import * as texts from '#generated/messages/tools/menu-studio/draft.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { findPage } from '#src/routing/served/find-page.ts';
import { wordsOf } from '#src/routing/served/served-context.ts';
import { type DraftNode, isUrl, type ServedRecord } from './draft-tree.ts';

export type NodeKind = 'group' | 'page' | 'link' | 'redirect' | 'catchAll' | 'stray';

/** Whether a component is a group does not depend on the pages. One list, since results are remembered by it. */
const NO_PAGES: readonly string[] = [];

export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

export const metaOf = ({ record }: Pick<DraftNode, 'record'>): ServedRecord => (isRecord(record.meta) ? record.meta : {});

/** Address of the site that a page embeds; '' for other nodes. */
export const frameOf = ({ record }: Pick<DraftNode, 'record'>): string => textOf(record.frame);

/** Address of a link; '' for other nodes. `url` has precedence over a path that is an address. */
export function urlOf({ record }: Pick<DraftNode, 'record'>): string {
	const path = textOf(record.path);
	return textOf(record.url) || (isUrl(path) ? path : '');
}

const CATCH_ALL = /^\/?(\*|:\w+\(\.\*\)\*?)$/;

export const kindOf = ({ record, children, stray }: DraftNode): NodeKind => (stray ? 'stray' : kindOfRecord(record, children.length > 0));

export function kindOfRecord(record: ServedRecord, hasChildren: boolean): NodeKind {
	if (CATCH_ALL.test(textOf(record.path))) return 'catchAll';
	if (urlOf({ record }) !== '' || 'url' in record) return 'link';
	const component = textOf(record.component);
	if ('frame' in record) return 'page';
	if (component !== '') return findPage(component, NO_PAGES).kind === 'group' ? 'group' : 'page';
	return textOf(record.redirect) === '' || hasChildren ? 'group' : 'redirect';
}

export const KIND_WORDS: Readonly<Record<NodeKind, string>> = kinds;

/** Whether other nodes can be put below a node. Served lists may have pages with children; those may get more. */
export const holdsNodes = (node: DraftNode): boolean => kindOf(node) === 'group' || node.children.length > 0;

/** Title as the menu shows it, never empty. */
export function titleOf(node: DraftNode): string {
	const { record, stray } = node;
	if (stray) return texts.unknownRecord;
	return wordsOf(metaOf(node).title) || wordsOf(record.title) || textOf(record.name) || textOf(record.path) || texts.untitled;
}

const isYes = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

/** A flag of `meta`; `hidden` and `alwaysShow` may also stand beside it. */
export function hasFlag(node: DraftNode, flag: string): boolean {
	const meta = metaOf(node);
	return isYes(meta[flag] ?? (flag === 'hidden' || flag === 'alwaysShow' ? node.record[flag] : undefined));
}

export const isHidden = (node: DraftNode): boolean => hasFlag(node, 'hidden');

/** Sets fields of a record; `undefined` removes one. The other fields keep their order. */
export function withFields(node: DraftNode, fields: ServedRecord): DraftNode {
	return { ...node, record: changed(node.record, fields) };
}

/** Sets fields of `meta`; `undefined` removes one. A record without `meta` gets one. */
export function withMeta(node: DraftNode, fields: ServedRecord): DraftNode {
	return withFields(node, { meta: changed(metaOf(node), fields) });
}

/** Sets or clears a flag. A second spelling beside `meta` goes, since it would contradict. */
export function withFlag(node: DraftNode, flag: string, on: boolean): DraftNode {
	const { [flag]: beside, ...record } = node.record;
	const next = beside === undefined ? node : { ...node, record };
	return withMeta(next, { [flag]: on || undefined });
}

function changed(record: ServedRecord, fields: ServedRecord): ServedRecord {
	const removed = Object.keys(fields).filter((key) => fields[key] === undefined);
	const merged = { ...record, ...fields };
	return removed.length === 0 ? merged : Object.fromEntries(Object.entries(merged).filter(([key]) => !removed.includes(key)));
}
