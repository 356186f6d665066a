// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const palette = '搜索菜单和内容';
export const menu = '菜单';
export const content = '内容';
export const more = '更多';
export const searchSite = ({ keyword }: { keyword: string | number }): string => `在全站搜索“${keyword}”`;
export const openSiteSearch = '打开全站搜索';
export const results = '搜索结果';
export const moreHits = ({ count }: { count: number }): string => `还有 ${count} 项，多输入几个字试试`;
export const choose = '选择';
export const open = '打开';
export const close = '关闭';
export const searching = '正在搜索内容…';
export const failed = '内容暂时搜不到，稍后再试试';
export const nothing = ({ keyword }: { keyword: string | number }): string => `没有找到“${keyword}”，换个词试试`;
export const found = ({ menus, hits }: { menus: string | number; hits: string | number }): string => `找到 ${menus} 个菜单，${hits} 条内容`;
export const placeholder = '输入菜单、课程、题目、通知的名字';
export const closeSearch = '关闭搜索';
