// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const up = '上移';
export const down = '下移';
export const remove = '删除';
export const moved = ({ place }: { place: string | number }): string => `移到了第 ${place} 位`;
export const removed = ({ label, number }: { label: string | number; number: string | number }): string => `删除了${label} ${number}`;
export const add = ({ label }: { label: string | number }): string => `添加${label}`;
export const full = ({ count }: { count: number }): string => `最多 ${count} 项，已经加满了`;
