import { writeSecurityHeaders } from '../plugins/security-headers/writeSecurityHeaders';
import { searchHosts, searchSite } from '../src/search/node';

const hosts = searchHosts(searchSite(process.env, '/'));
const { pages, scripts } = writeSecurityHeaders('build', hosts);
console.log(`${pages} pages, ${scripts} inline scripts`);
