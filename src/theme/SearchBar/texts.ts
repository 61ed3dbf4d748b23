import translations from '@theme/SearchTranslations';

/**
 * Makes all properties required. The theme defines every text, but its type is that of DocSearch's partial options.
 */
type Complete<Texts> = { readonly [Key in keyof Texts]-?: Complete<NonNullable<Texts[Key]>> };

/** The texts of the search dialog. */
export const texts = translations.modal as Complete<NonNullable<typeof translations.modal>>;

export const { placeholder } = translations;
