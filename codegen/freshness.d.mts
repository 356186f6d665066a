export const PRODUCT: string;

export const MANIFEST: RegExp;

/** Folders of the code that makes the output. */
export const COMPILER: readonly string[];

/** The folder that `MANIFESTS` names, relative to `root`, with forward slashes. */
export function manifestsFolder(env: Readonly<Record<string, string | undefined>>, root: string): string;

/** Name of an app in cache folders: `app` for the product, derived from the folder for others. */
export function appName(manifests: string): string;

/** Whether files and folders of this name are none of the app's: hidden ones, and packages. */
export function isForeign(name: string): boolean;

export function stampFile(root: string, name: string): string;

export function hashOf(content: string | Uint8Array): string;

export function hashOfFile(root: string, file: string): string;

/** Files below a folder, without hidden ones and packages. Paths are relative to `root`, with forward slashes. */
export function listFiles(root: string, folder: string): string[];

/** Whether all inputs and outputs of the last successful run are unchanged and no file was added. */
export function isFresh(root: string, stampFile: string): boolean;
