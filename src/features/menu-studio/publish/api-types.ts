import type { components } from '#generated/api/menus.ts';

type ApiSchemas = components['schemas'];

export type MenuCheck = ApiSchemas['MenuCheck'];
export type MenuFinding = ApiSchemas['MenuFinding'];
export type MenuList = ApiSchemas['MenuList'];
export type MenuVersion = ApiSchemas['MenuVersion'];
export type MenuVersionSummary = ApiSchemas['MenuVersionSummary'];
