// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const hidden = '不在菜单里显示';
export const alwaysShow = '只有一项时也显示分组';
export const levelHidden = '省去这一级';
export const noClosable = '标签页固定，不能关闭';
export const noKeepAlive = '离开后重新加载页面';
export const tabHidden = '不显示在标签栏';
export const dynamicNewTab = '不同参数各开一个标签页';
export const title = '标题';
export const icon = '图标';
export const activeMenu = '打开时选中的菜单';
export const badge = '角标';
export const query = '打开时带的参数';
export const guard = '谁能看到';
export const link = '链接';
export const component = '打开的页面';
export const order = '次序';
export const name = '名称';
