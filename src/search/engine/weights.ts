/**
 * All weights of the ranking, each with its reason. They were found by coordinate search on the open third of the
 * judged questions and on the tuning questions, and kept if the counted third lost nothing: decision 31.
 */
export const weights = {
  /** Chance, 0 to 1, that a page is about a word found in this place. Several places together stay below 1. */
  about: {
    /** A page is named after its subject. */
    title: 0.6,
    /** Task phrases, given by writers: the readers' words for what the page does. */
    tasks: 0.7,
    /** The first sentences say what the page is about. */
    lead: 0.15,
    heading: 0.18,
    /** A word anywhere else on the page is a mention, not the subject. */
    text: 0.042,
  },
  /** The same chances for a section. */
  section: { title: 0.45, heading: 0.6, text: 0.3, lead: 0.3, tasks: 0.1 },
  /** A name of which the query has only a part counts less: exponents of that share. */
  full: { title: 0.6, heading: 0.2, tasks: 0.6 },
  /** Factor for what the page and the sections above a section are about. */
  above: 1,
  /** Factors for the kind of a match. */
  match: {
    exact: 1,
    /** The stem of the word. */
    form: 0.36,
    /** The beginning of a longer word. Less if more words follow, because the word is then finished. */
    begun: 0.9,
    beginning: 0.4,
    /** A part of an identifier. */
    part: 0.4,
    synonym: 0.35,
    misspelt: 0.5,
    /** An identifier with a wrong letter is hardly another identifier. */
    misspeltName: 0.9,
  },
  /** Weights of a page's subject and of its best section. */
  page: 0.5,
  passage: 0.5,
  /** Bonus if the query contains a message that the section quotes. */
  quoted: 1,
  /** Exponent of the share of words that a page or section has: with half of them it scores less than half. */
  coverage: 0.5,
  /** Factor for filler words. */
  filler: 0.5,
  /** Exponent of a word's rarity: rare words count more. */
  rarity: 0.7,
  /** The same exponent for an error message, whose rare words tell it from others. */
  rarityInMessage: 1.6,
  /** Pages with less than this share of the best page's coverage are left out. */
  least: 0.25,
  /** Bonus if the query is the whole title of a page or section. */
  wholeTitle: 1,
  /** Bonus if the query is what a function makes: "cylinder" for `makeCylinder`. */
  maker: 0.9,
  /** Bonus if the query is a symbol in words: "plane from a face" for `planeFromFace`. */
  spokenName: 0.8,
  /** Bonus for the member of the page that was named: `Shape.fillet`. */
  owner: 1.5,
  /** Factor for reference pages if the query is a symbol. */
  symbol: 1.35,
  /** Factor for guides if the query is plain words. Lower than `symbol`, because many words are about a function. */
  guide: 1.2,
  /** Factor per point of page rank: guides that are read first rank highest, lists lowest. */
  rank: 0.03,
  /** Factor for the troubleshooting page if the query says that something went wrong; its divisor for other queries. */
  trouble: 1.15,
  /** Factor for code blocks: type definitions of the reference have parameters that nobody searches for. */
  code: 0.5,
};
export type Weights = typeof weights;
