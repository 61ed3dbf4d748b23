const mit = (copyright: string): string => `${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

const algolia = mit('Copyright (c) 2015-Present Algolia, Inc. (https://www.algolia.com)');
const algoliaClient = mit('Copyright (c) 2013-Present Algolia');

/** Notices for packages that name their licence but do not contain its text. */
export const noticesWithoutFile: Readonly<Record<string, string>> = {
  '@algolia/autocomplete-core': algolia,
  '@algolia/autocomplete-plugin-algolia-insights': algolia,
  '@algolia/autocomplete-shared': algolia,
  '@algolia/client-common': algoliaClient,
  '@algolia/requester-browser-xhr': algoliaClient,
  infima: mit('Copyright (c) Facebook, Inc. and its affiliates.'),
  // Version 0.0.1 has the terms in its README.
  isarray: mit('Copyright (c) 2013 Julian Gruber <julian@juliangruber.com>'),
};

/** Packages that bundle other packages in their published file. The bundled packages are also installed. */
export const bundledPackages: Readonly<Record<string, readonly string[]>> = {
  replicad: ['flatbush', 'flatqueue', 'opentype.js', 'tiny-inflate'],
};

/** Works that were partly copied into a package or into our code. They are not installed. */
export const compiledWorks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@algolia/autocomplete-core': {
    'DocSearch 3.9.0 (MIT): icons and styles of the search dialog': algolia,
  },
  'replicad-opencascadejs': {
    'Emscripten 3.1.14 (MIT)': mit('Copyright (c) 2010-2014 Emscripten authors'),
    'musl (MIT)': mit('Copyright © 2005-2020 Rich Felker, et al.'),
  },
};
