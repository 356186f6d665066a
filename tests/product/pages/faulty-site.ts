/** The product's pages, the real client and the mock server. While a fault is set, every call fails with it. */

import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { apis } from '#generated/api/apis.ts';
import { type OperationName, operations } from '#generated/api/operations.ts';
import { components } from '#generated/components.ts';
import { mainPages } from '#generated/main-pages.ts';
import type { RouteName } from '#generated/names.ts';
import { blankPages, type PageName } from '#generated/pages.ts';
import { routePaths, routes } from '#generated/routes.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createAttempts } from '#src/http/attempts.ts';
import { createHttp } from '#src/http/create-http.ts';
import type { OperationTable } from '#src/http/operation-table.ts';
import { createServerClock } from '#src/http/server-clock.ts';
import { checkAgainst } from '#src/operations/check-against.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import type { PageDefinition, PageEntry } from '#src/pages/page-definition.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { featuresWith } from '#src/settings/features.ts';
import { everyAddress } from '#tests/e2e/support/every-address.ts';
import { type Fault, faultyResponse } from '#tests/support/faults.ts';
import { createAttemptStorage } from '#tests/support/memory-storage.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';
import { createWorld, type OpenPage, openPage } from '#tests/support/page-world.tsx';
import { click, pass } from '#tests/support/render.tsx';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';

export interface Visit extends OpenPage {
	failures: string[];
	called: string[];
	/** Waits until no call is in flight and no loading state is visible. */
	settle(): Promise<void>;
	retry(): Promise<void>;
}

export interface FaultySite {
	/** Opens a page in a window with an empty cache, by default at the address that the walks through all pages use. */
	open(page: PageName, address?: string): Promise<Visit>;
	/** `share` of the calls, between 0 and 1, fail with the fault; all by default. */
	meet(fault: Fault | null, share?: number): void;
}

const pages = { ...blankPages, ...mainPages } as Record<PageName, PageEntry>;
const specs: OperationTable = operations;
const SEED = 11;
const PERCENT = 100;

const ORIGIN = 'http://school.test';
const API_BASES = Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, { ...api, base: ORIGIN + api.base }]));

/** `switches`: the features of config.json. */
export async function createFaultySite(account = 'student01', switches: Readonly<Record<string, boolean>> = {}): Promise<FaultySite> {
	const backend = createTestBackend({ app, now: () => MOCK_NOW });
	const { data: token } = await backend.call('main.studentLogin', { username: account, password: '123456' });
	const { data: info } = await backend.call('main.studentInfo', {}, token);
	const { data: judge } = await backend.call('judge.jqrAutoLogin', { secret: info.studentDTO.hojSecret });
	const tokens: Readonly<Record<string, string>> = { main: `${token}1234`, judge };
	const user = { id: account, name: '小星', avatar: '' };
	const session = { signedIn: true, admin: false, user, roles: ['student'], permissions: [], info };
	let fault: Fault | null = null;
	let share = 1;
	const next = seededNumbers(SEED);

	const open = async (name: PageName, address = addressOf(name)): Promise<Visit> => {
		const failures: string[] = [];
		const called: string[] = [];
		let pending = 0;
		const http = createHttp({
			operations,
			apis: API_BASES,
			transport: (request) => (fault && next(PERCENT) < share * PERCENT ? faultyResponse(fault.answer) : backend.backend.fetch(request)),
			contentType: 'application/json;charset=UTF-8',
			tokens: { read: (kind) => tokens[kind] ?? '', acquire: async () => '', replace: () => undefined },
			overlay: { actions: [], show: () => undefined, hide: () => undefined },
			clock: createServerClock(() => MOCK_NOW),
			attempts: createAttempts(createAttemptStorage(), () => MOCK_NOW),
			onUnauthorised: async () => false,
			onFailed: ({ message }) => void failures.push(message),
			onUnreadable: () => undefined,
		});
		const call: Calls['call'] = async (operation, input, { shapes, ...options } = {}) => {
			called.push(operation);
			pending += 1;
			const check = shapes ? checkAgainst(shapes[operation]) : checkWhole(operation);
			const result = await http.call(operation, input, { ...options, check });
			pending -= 1;
			return result;
		};
		const environment = {
			call,
			components: componentLoaders(components),
			can: () => true,
			now: () => MOCK_NOW,
			useSession: () => session,
			invalidates: (operation: OperationName) => specs[operation]?.invalidates ?? [],
			writes: (operation: OperationName) => specs[operation]?.method !== 'get',
			features: featuresWith(switches),
			throttle: 0,
		};
		const opened = await openPage(await pages[name].load(), createWorld({}, environment), address);
		const { screen } = opened;
		const isAtRest = (): boolean => pending === 0 && screen.container.querySelector('[aria-busy="true"]') === null;
		const settle = async (): Promise<void> => {
			do {
				await waitFor(() => expect(isAtRest()).toBe(true));
				// The last response may trigger further calls.
				await pass();
			} while (!isAtRest());
		};
		const retry = async (): Promise<void> => {
			for (
				let button = screen.queryAllByRole('button', { name: '重试' })[0];
				button;
				button = screen.queryAllByRole('button', { name: '重试' })[0]
			) {
				await click(button);
				await settle();
			}
		};
		return { ...opened, failures, called, settle, retry };
	};
	return {
		open,
		meet(met, of = 1) {
			fault = met;
			share = of;
		},
	};
}

const callsOf = ({ data, dialogs = {} }: PageDefinition): number =>
	[data, ...Object.values(dialogs).map((dialog) => dialog.data)].flatMap((calls) => Object.keys(calls)).length;

export async function pagesWithData(): Promise<PageName[]> {
	const names = Object.keys(pages) as PageName[];
	const loaded = await Promise.all(names.map(async (name) => [name, await pages[name].load()] as const));
	return loaded.flatMap(([name, definition]) => (callsOf(definition) > 0 ? [name] : []));
}

const flat = (records: readonly RouteRecord[]): RouteRecord[] => records.flatMap((record) => [record, ...flat(record.children ?? [])]);

const routeOf = (page: PageName) => flat(routes).find((record) => record.component === page)?.name as RouteName;

/** The path of a page's route, with `:name` for a parameter. */
export const pathOf = (page: PageName): string => routePaths[routeOf(page)];

function addressOf(page: PageName): string {
	const [path = '', query] = (everyAddress.find(({ name }) => name === routeOf(page))?.address ?? '/').split('?');
	return `/${path.split('/').at(-1)}${query ? `?${query}` : ''}`;
}
