// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const title = '标题';
export const icon = '图标';
export const guard = '谁能看到';
export const badge = '角标';
export const activeMenu = '高亮的菜单';
export const path = '地址';
export const name = '名称';
export const component = '打开的页面';
export const redirect = '跳转到';
