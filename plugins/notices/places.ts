/** Where it is kept, below the site's folder, what each bundle is made of. */
export const noticesPlaces = { records: 'node_modules/.cache/notices' } as const;

/** The address of the notices. */
export const noticesFile = '/licenses/third-party-notices.txt';
