import translations from '@theme/SearchTranslations';

/** The theme defines every text; its type, which is that of DocSearch's options, leaves them optional. */
type Complete<Texts> = { readonly [Key in keyof Texts]-?: Complete<NonNullable<Texts[Key]>> };

/** The texts of the search dialog. */
export const texts = translations.modal as Complete<NonNullable<typeof translations.modal>>;

export const { placeholder } = translations;
