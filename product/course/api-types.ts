import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type CatalogNode = ApiSchemas['CatalogNode'];
export type LessonLink = ApiSchemas['LessonLink'];
