import translations from '@theme/SearchTranslations';

/**
 * Makes all properties required. The theme defines every text, but types them as DocSearch's options, which are
 * partial.
 */
type Complete<Texts> = { readonly [Key in keyof Texts]-?: Complete<NonNullable<Texts[Key]>> };

/** The texts of the search dialog. */
export const texts = translations.modal as Complete<NonNullable<typeof translations.modal>>;

export const { placeholder } = translations;
