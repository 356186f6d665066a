import { useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/inspector.ts';
import { settings } from '#generated/settings.ts';
import { frameAddress } from '#src/lib/frame-address.ts';
import { completeManifest } from '#src/settings/manifest-settings.ts';
import type { Draft, NodePosition } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { changeFields, changeLink, setEmbedded } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { frameOf, kindOf, textOf, titleOf, urlOf } from '#src/tools/menu-studio/draft/node-fields.ts';
import type { Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { PageDialog } from '#src/tools/menu-studio/page-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { SwitchField } from './field.tsx';
import styles from './inspector.module.css';
import { LinkField } from './link-field.tsx';
import { readPageChoices } from './page-choices.ts';

const { site } = completeManifest(settings);

export interface NodeTargetProps {
	studio: Studio;
	draft: Draft;
	place: NodePosition;
	/** Name of the role that sees pictures of pages. */
	role: string;
}

/** Which page or address the node opens. */
export function NodeTarget({ studio, draft, place: { node, address }, role }: NodeTargetProps) {
	const [choosing, setChoosing] = useState(false);
	const { key } = node;
	const kind = kindOf(node);
	const embeds = kind === 'page' && 'frame' in node.record;
	if (kind === 'link' || embeds) {
		const url = embeds ? frameOf(node) : urlOf(node);
		const canEmbed = frameAddress(url, site.frames) !== null;
		const change = (url: string) =>
			embeds ? changeFields(studio.state.draft, key, { frame: url }) : changeLink(studio.state.draft, key, url);
		return (
			<section className={styles.section} aria-label={texts.target}>
				<LinkField
					url={url}
					{...(embeds && { where: texts.embed })}
					disabled={studio.readOnly}
					onChange={(url) => studio.apply(change(url), `url ${key}`)}
				/>
				<SwitchField label={texts.embed} hint={canEmbed ? texts.embedHint : texts.embedRefused}>
					{({ id, describedBy }) => (
						<Switch
							id={id}
							aria-describedby={describedBy}
							checked={embeds}
							disabled={studio.readOnly || !(embeds || canEmbed)}
							onChange={({ target }) => studio.apply(setEmbedded(studio.state.draft, key, target.checked))}
						/>
					)}
				</SwitchField>
			</section>
		);
	}
	if (kind !== 'page') return null;
	const component = textOf(node.record.component);
	const known = readPageChoices().find(({ page }) => page === component);
	return (
		<section className={styles.section} aria-label={texts.target}>
			<div className={styles.field}>
				<span>{texts.page}</span>
				<div className={styles.target}>
					<Icon name={known?.icon || 'file'} />
					<strong>{known?.title ?? component}</strong>
					{!studio.readOnly && <Button label={texts.otherPage} kind="text" opensDialog onPress={() => setChoosing(true)} />}
				</div>
			</div>
			<p className={styles.hint}>{texts.addressIs({ address })}</p>
			{choosing && (
				<PageDialog
					title={texts.pageOf({ title: titleOf(node) })}
					draft={draft}
					role={role}
					current={component}
					onClose={() => setChoosing(false)}
					onChoose={({ page }) => {
						setChoosing(false);
						if (page !== component) studio.apply(changeFields(studio.state.draft, key, { component: page }));
					}}
				/>
			)}
		</section>
	);
}
