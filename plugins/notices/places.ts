/** Where it is kept, below the site's folder, what each bundle is made of. */
export const noticesPlaces = { records: 'node_modules/.cache/notices' } as const;
