import translations from '@theme/SearchTranslations';

/**
 * Makes all properties required. The theme defines every string, but TypeScript only knows DocSearch's optional
 * properties.
 */
type Complete<Strings> = { readonly [Key in keyof Strings]-?: Complete<NonNullable<Strings[Key]>> };

/** The strings of the search dialog. */
export const searchModalStrings = translations.modal as Complete<
  NonNullable<typeof translations.modal>
>;

export const { placeholder: searchPlaceholder } = translations;
