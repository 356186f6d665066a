import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import type { SourceFile } from './document.ts';
import { parseYaml } from './parse-yaml.ts';
import { quickTree } from './quick-tree.ts';
import type { Tree } from './tree.ts';

/** Reads a manifest; null if it is unusable. Invalid or unusual text goes to the slower parser, which reports it. */
export const parseTree = ({ path: file, text }: SourceFile, report: Report): Tree | null =>
	quickTree(file, text) ?? parseYaml(file, text, report);
