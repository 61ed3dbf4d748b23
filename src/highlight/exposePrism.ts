import { Prism } from 'prism-react-renderer';

// The language files of prismjs add themselves to the Prism they find here.
Object.assign(globalThis, { Prism });
