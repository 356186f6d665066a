/** A fake page environment that records all calls, and a router that renders one page. */

import type { RenderResult } from '@testing-library/react';
import { act, useCallback, useState } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { operations } from '#generated/api/operations.ts';
import { routes } from '#generated/routes.ts';
import { blockEntries } from '#src/app/block-entries.ts';
import { dictionariesOf } from '#src/dictionaries/dictionaries.ts';
import { HttpError } from '#src/http/result.ts';
import { lazyCode } from '#src/lib/lazy-code.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { createAnswerCache } from '#src/operations/answer-cache.ts';
import { createBlockRegistry } from '#src/pages/block-registry.ts';
import { loadDataPage } from '#src/pages/load-data-page.ts';
import type { BlockDefinition, DataDefinition, PageDefinition, SessionScope, StateDefinition } from '#src/pages/page-definition.ts';
import { type PageEnvironment, PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { PageView } from '#src/pages/page-view.tsx';
import type { PageViewProps } from '#src/pages/page-view-props.ts';
import type { RouteTarget } from '#src/pages/use-navigation.ts';
import { presentRoutes } from '#src/routing/present-routes.ts';
import { pathOf } from '#src/routing/route-path.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { type Features, featuresWith } from '#src/settings/features.ts';
import { fakeCall } from './fake-call.ts';
import { localTimes } from './local-times.ts';
import { memoryStorage } from './memory-storage.ts';
import { render } from './render.tsx';

type Input = Readonly<Record<string, unknown>>;
export type Answer = (input: Input, signal: AbortSignal | undefined) => unknown;

export interface World {
	environment: PageEnvironment;
	calls: { operation: string; input: Input; signal: AbortSignal | undefined; quiet: boolean }[];
	/** Events that the page reported to its environment, as text. */
	log: string[];
	guards: Set<string>;
	answers: Record<string, Answer>;
}

const dictionaries = dictionariesOf(
	() =>
		new Map([
			[
				'difficulty',
				[
					{ value: 'easy', label: '入门', tone: 'ok' },
					{ value: 'hard', label: '挑战', tone: 'bad' },
				],
			],
		]),
);

const guest: SessionScope = {
	signedIn: false,
	admin: false,
	user: { id: '', name: '游客', avatar: '' },
	roles: [],
	permissions: [],
	info: null,
};

type Overrides = Partial<Omit<PageEnvironment, 'openDrafts'>> & { openDrafts?: () => ReturnType<PageEnvironment['openDrafts']> };

export function createWorld(answers: Record<string, Answer> = {}, { openDrafts = async () => null, ...overrides }: Overrides = {}): World {
	const calls: World['calls'] = [];
	const log: string[] = [];
	const guards = new Set<string>();
	const tell = (text: string) => void log.push(text);
	const isOff = pagesOff(overrides.features ?? featuresWith({}));
	const environment: PageEnvironment = {
		call: fakeCall(async (operation, input, options) => {
			calls.push({ operation, input, signal: options?.signal, quiet: options?.quiet ?? false });
			const data = await answers[operation]?.(input, options?.signal);
			if (!(data instanceof HttpError)) return { ok: true, data };
			if (options?.takes && !options.takes(data)) tell(`failed: ${data.message}`);
			return { ok: false, error: data };
		}),
		fetchFile: async () => ({ ok: false, error: failure('没有文件') }),
		invalidates: () => [],
		unkeyed: () => false,
		readAgain: async () => 'unread',
		answers: createAnswerCache(),
		blocks: createBlockRegistry(blockEntries),
		dialogFrame: lazyCode(async () => (await import('#src/ui/dialog-frame.tsx')).DialogFrame),
		components: {},
		loadHandler: async () => undefined,
		can: (guard) => guards.has(guard),
		useSession: () => guest,
		useMenu: () => [],
		hrefOfEntry: ({ href }) => href,
		openEntry: ({ key }) => tell(`menu ${key}`),
		useDictionaries: () => dictionaries,
		hrefOf: ({ route, params, query }) =>
			isOff.route(route) ? null : `/${[route, ...Object.values(params ?? {})].join('/')}${toSearch(query)}`,
		openRoute: ({ route, params, query, newTab }) =>
			tell(`open ${[route, ...Object.values(params ?? {})].join('/')}${toSearch(query)}${newTab ? ' in a new tab' : ''}`),
		hrefOfPath: (path) => (path.startsWith('/no-') || isOff.path(path) ? null : path),
		openPath: (path, newTab) => tell(`open ${path}${newTab ? ' in a new tab' : ''}`),
		appAddress: '/',
		frames: ['https://board.test'],
		baseOf: (api) => `https://${api}.test/base`,
		back: () => tell('back'),
		keepMessage(text) {
			tell(`kept: ${text}`);
			return { say: (next) => tell(`kept: ${next}`), close: () => tell('kept message closed') };
		},
		message: (kind, text) => tell(`${kind}: ${text}`),
		confirm: async ({ text }) => {
			tell(`confirm: ${text}`);
			return true;
		},
		blockWhile: (work) => work,
		login: async (token) => tell(`login ${token}`),
		logout: async () => tell('logout'),
		openDrafts: loadOnce(openDrafts),
		openUserRecords: async () => null,
		openOutbox: async () => null,
		watchUnsaved: () => undefined,
		reportError: (error, where) => tell(`error in ${where}: ${error instanceof Error ? error.message : error}`),
		handover: new Map(),
		storage: memoryStorage(),
		now: () => Date.parse('2026-09-12T10:00:00+08:00'),
		times: localTimes,
		writes: (operation) => operations[operation]?.method !== 'get',
		features: featuresWith({}),
		routesServed: true,
		// Longer than any test takes on a slow machine.
		throttle: 3_600_000,
		debounce: 20,
		overlayText: 'loading...',
		...overrides,
	};
	return { environment, calls, log, guards, answers };
}

/** Whether a route or path of the product has no page only because its feature is off. */
function pagesOff(features: Features) {
	const present = createRouteTable(presentRoutes(routes, features));
	return {
		route: (name: string): boolean => ALL_ROUTES.byName.has(name) && !present.byName.has(name),
		path: (path: string): boolean => ALL_ROUTES.match(pathOf(path)) !== null && present.match(pathOf(path)) === null,
	};
}

const ALL_ROUTES = createRouteTable(routes);

const toSearch = (query: RouteTarget['query'] = {}): string => {
	const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as [string, string]));
	return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
};

export const failure = (message: string, code?: number): HttpError =>
	new HttpError({ kind: 'business', message, ...(code !== undefined && { code }) });

export interface PageParts {
	state?: Record<string, Partial<StateDefinition>>;
	data?: Record<string, Partial<Omit<DataDefinition, 'operation'>> & { operation: string }>;
	title?: PageDefinition['title'];
}

/** A page definition as the compiler emits it, with defaults for parts that a test does not need. */
export function page(view: readonly BlockDefinition[], { state = {}, data = {}, title = '测试页' }: PageParts = {}): PageDefinition {
	return {
		name: 'test-page',
		title,
		layout: 'main',
		state: Object.fromEntries(
			Object.entries(state).map(([name, each]) => [name, { type: 'string', query: false, default: null, ...each }]),
		),
		data: Object.fromEntries(Object.entries(data).map(([name, each]) => [name, { requires: [], needs: [], ...each } as DataDefinition])),
		view,
	};
}

export interface OpenPage {
	screen: RenderResult;
	world: World;
	address: () => string;
	go: (to: string | number) => Promise<void>;
	/** Simulates hot reload: the page's manifest was saved and compiles to `definition`. */
	save: (definition: PageDefinition) => Promise<void>;
}

/** Opens a page at an address after its blocks are loaded, as the app does. */
export async function openPage(definition: PageDefinition, world: World, address = '/page'): Promise<OpenPage> {
	await loadDataPage();
	await world.environment.blocks.preload(Object.keys(blockEntries));
	let location = '';
	let navigate: (to: string | number) => void = () => undefined;

	let replace: (saved: PageDefinition) => void = () => undefined;

	function Stage() {
		const [shown, setShown] = useState(definition);
		replace = setShown;
		const { pathname, search } = useLocation();
		const go = useNavigate();
		location = pathname + search;
		navigate = (to) => void (typeof to === 'number' ? go(to) : go(to));
		const onSearch: PageViewProps['onSearch'] = (next, { replace }) => void go({ search: next }, { replace });
		const onTitle = useCallback((title: string) => void world.log.push(`title ${title}`), []);
		return (
			<PageView
				definition={shown}
				params={{ id: pathname.slice(1) }}
				search={search}
				name="测试路由"
				onSearch={onSearch}
				onTitle={onTitle}
			/>
		);
	}

	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<MemoryRouter initialEntries={[address]}>
				<Routes>
					<Route path="*" element={<Stage />} />
				</Routes>
			</MemoryRouter>
		</PageEnvironmentProvider>,
	);
	return {
		screen,
		world,
		address: () => location,
		go: (to) => act(async () => navigate(to)),
		save: (saved) => act(async () => replace(saved)),
	};
}
