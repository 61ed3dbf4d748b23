import config from './docusaurus.config';
export default {
  ...config,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  plugins: config.plugins,
  presets: [['classic', { docs: { routeBasePath: 'docs', sidebarPath: './api-only.tmp.sidebars.ts', include: ['api/**'] }, blog: false, pages: false, theme: { customCss: './src/css/index.css' } }]],
};
