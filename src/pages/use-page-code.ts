import type { ComponentType } from 'react';
import type { HandlerTypes } from '#generated/component-props.ts';
import type { LoadOnce } from '#src/lib/load-once.ts';
import type { DialogFrameProps } from '#src/ui/dialog-frame.tsx';
import type { BlockRegistry } from './block-registry.ts';
import type { ComponentLoader } from './component-loaders.ts';
import { createRequiredContext } from './create-required-context.ts';
import type { Calls } from './use-calls.ts';
import type { Feedback } from './use-feedback.ts';
import type { FeatureTarget } from './use-navigation.ts';

export interface HandlerContext {
	call: Calls['call'];
	message: Feedback['message'];
	refresh(names: readonly string[]): Promise<void>;
	/** Navigates, unless the user has left the page. */
	open(target: FeatureTarget): void;
}

/** A handler of components.yaml. Its return value is `result` for the following steps; `false` ends the list. */
export type Handler<Name extends keyof HandlerTypes> = (
	props: HandlerTypes[Name]['props'],
	context: HandlerContext,
) => HandlerTypes[Name]['result'] | false | Promise<HandlerTypes[Name]['result'] | false>;

/** A handler as the page runtime runs it: the compiler has checked the props given in manifests. */
export type ActionHandler = (props: Readonly<Record<string, unknown>>, context: HandlerContext) => unknown;

/** Code that pages load: blocks, custom components, handlers. */
export interface PageCode {
	blocks: BlockRegistry;
	dialogFrame: LoadOnce<ComponentType<DialogFrameProps>>;
	components: Readonly<Record<string, ComponentLoader>>;
	/** Loads a `do` handler of components.yaml. */
	loadHandler(name: string): Promise<ActionHandler | undefined>;
}

export const [PageCodeContext, usePageCode] = createRequiredContext<PageCode>();
