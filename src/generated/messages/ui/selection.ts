// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const selectFirst = '勾选后可以一起处理';
export const clearSelection = '取消选择';
export const selectedElsewhere = ({ count, elsewhere }: { count: number; elsewhere: string | number }): string => `已选 ${count} 项，${elsewhere} 项不在这一页`;
export const selected = ({ count }: { count: number }): string => `已选 ${count} 项`;
export const pickAll = '全选';
export const selectPage = ({ label }: { label: string | number }): string => `全选本页的${label}`;
export const selectAll = ({ label }: { label: string | number }): string => `全选${label}`;
export const select = ({ row }: { row: string | number }): string => `选择“${row}”`;
