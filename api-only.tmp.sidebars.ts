import { apiSidebarItems } from './plugins/api-reference/sidebar';
export default { typedocSidebar: [{ type: 'category', label: 'Replicad API', link: { type: 'doc', id: 'api/index' }, items: [...apiSidebarItems] }] };
