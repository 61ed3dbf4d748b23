import { Prism } from 'prism-react-renderer';

// The language files of prismjs add themselves to a global `Prism`.
Object.assign(globalThis, { Prism });
