import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type CompetitionDetail = ApiSchemas['CompetitionDetail'];
export type CompetitionMine = ApiSchemas['CompetitionMine'];
export type CompetitionTask = ApiSchemas['CompetitionTask'];
export type CompetitionStage = ApiSchemas['CompetitionStage'];
export type CompetitionReceipt = ApiSchemas['CompetitionReceipt'];
export type TaskAnswer = ApiSchemas['TaskAnswer'];
export type WorkFile = ApiSchemas['WorkFile'];
export type WorkSubmission = ApiSchemas['WorkSubmission'];
export type RankPage = ApiSchemas['RankPage'];
