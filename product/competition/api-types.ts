import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type Competition = ApiSchemas['CompetitionCard'];
export type OwnEntry = ApiSchemas['CompetitionMine'];
export type Team = ApiSchemas['Team'];
export type TeamMember = ApiSchemas['TeamMember'];
