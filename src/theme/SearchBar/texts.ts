import translations from '@theme/SearchTranslations';

/**
 * Makes all properties required. The theme defines every string, but TypeScript only knows DocSearch's optional
 * properties.
 */
type Complete<Texts> = { readonly [Key in keyof Texts]-?: Complete<NonNullable<Texts[Key]>> };

/** The strings of the search dialog. */
export const texts = translations.modal as Complete<NonNullable<typeof translations.modal>>;

export const { placeholder } = translations;
