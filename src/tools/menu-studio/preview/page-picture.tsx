import { useCallback, useRef, useState } from 'react';
import { access } from '#generated/access.ts';
import * as texts from '#generated/messages/tools/menu-studio/preview.ts';
import { routes } from '#generated/routes.ts';
import { settings } from '#generated/settings.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { completeManifest } from '#src/settings/manifest-settings.ts';
import type { Draft } from '#src/tools/menu-studio/draft/draft-tree.ts';
import type { PageChoice } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { type PageScene, sceneOf } from './page-scene.ts';
import { PreviewFrame } from './preview-frame.tsx';
import styles from './preview-pane.module.css';
import { FIRST_ROLE, previewRoles } from './preview-roles.ts';

interface PagePictureProps {
	draft: Draft;
	page: PageChoice;
	/** Name of the role that sees the page. */
	role: string;
}

const table = createRouteTable(routes);

const { routing } = completeManifest(settings);

/** Addresses of the 403 and the 404 page. The app redirects the frame there if the role cannot open the page. */
const ERROR_ADDRESSES: readonly (string | null)[] = [routing.forbidden, routing.notFound].map((name) =>
	name === null ? null : table.hrefOf(name),
);

/** A page as the app draws it for a role, in a small inert frame. */
export function PagePicture({ draft, page, role: roleName }: PagePictureProps) {
	const [at, setAt] = useState('');
	const onPlace = useCallback(({ path }: { path: string }) => setAt(path.replace(/\?.*$/, '')), []);
	/** Keeps the frame mounted while a page is chosen that cannot be shown, since starting it takes a second. */
	const last = useRef<(PageScene & { shows: true }) | null>(null);
	const role = previewRoles[roleName] ?? previewRoles[FIRST_ROLE];
	if (!role) return null;
	const scene = sceneOf(draft, page, role, access);
	const failed = ERROR_ADDRESSES.includes(at) ? texts.cannotOpenAs({ role: role.title }) : '';
	const reason = scene.shows ? failed : scene.reason;
	if (scene.shows) last.current = scene;
	const drawn = last.current;
	return (
		<figure className={styles.picture}>
			<div className={styles.canvas}>
				{drawn && (
					<PreviewFrame
						title={texts.pictureOf({ title: page.title })}
						device="desktop"
						docked={false}
						still
						scene={{ list: drawn.list, path: drawn.path, role, layout: 'vertical', mode: modeNow() }}
						covered={at !== drawn.path}
						onPlace={onPlace}
					/>
				)}
				{reason && <p className={styles.reason}>{reason}</p>}
			</div>
			<figcaption>
				<strong>{page.title}</strong>
				<small>{reason ? page.path : texts.seenBy({ path: page.path, role: role.title })}</small>
			</figcaption>
		</figure>
	);
}

/** The picture has the look of the studio around it. */
const modeNow = (): 'light' | 'dark' => (document.body.getAttribute('arco-theme') === 'dark' ? 'dark' : 'light');
