// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const noName = '没有 name';
export const leftOutFamily = ({ family, reason }: { family: string | number; reason: string | number }): string => `这是 ${family} 的写法：${reason}`;
export const unknownFields = ({ fields }: { fields: string | number }): string => `应用不认识 ${fields}，写了也不起作用`;
export const noTitle = ({ path, name }: { path: string | number; name: string | number }): string => `${path} 没有标题，菜单里显示成“${name}”`;
export const markup = '标题里有网页标签，会原样显示成文字';
export const unknownIcon = ({ icon }: { icon: string | number }): string => `没有名为“${icon}”的图标，菜单里不显示图标`;
export const emptyGroup = '这个分组里没有页面，不会出现在菜单里';
export const noFirstPage = '菜单里没有能当首页的页面，大家登录后会停在“页面走丢了”';
export const closedFirstPage = ({ roles, title }: { roles: string | number; title: string | number }): string => `${roles}打不开首页“${title}”，登录后哪儿也去不了`;
export const noSignOut = ({ title }: { title: string | number }): string => `首页“${title}”没有页头和菜单，大家在那里退不出登录`;
export const lostStudio = ({ roles, title, path }: { roles: string | number; title: string | number; path: string | number }): string => `${roles}在菜单里找不到“${title}”（${path}），以后就改不了菜单了`;
