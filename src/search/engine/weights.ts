/**
 * Every number by which ranking weighs, with its reason. Found by trying each in turn on the open third of the
 * judged questions and those of tuning, and kept where the counted third lost nothing: decision 31.
 */
export const weights = {
  /** How surely a page is about a word that stands there; several places add up, to less than one. */
  about: {
    /** A page is named after its subject. */
    title: 0.6,
    /** What readers call what the page does, given by writers. */
    tasks: 0.7,
    /** The first sentences say what the page is for. */
    lead: 0.15,
    heading: 0.18,
    /** Said somewhere on the page: mention, not subject. */
    text: 0.042,
  },
  /** The same of a section: its heading, its text, what stands above it. */
  section: { title: 0.45, heading: 0.6, text: 0.3, lead: 0.3, tasks: 0.1 },
  /** A name of which the question has a part counts less: the power of that part. */
  full: { title: 0.6, heading: 0.2, tasks: 0.6 },
  /** What stands above a section says what it is about too. */
  above: 1,
  /** How far a match stands for the word itself. */
  match: {
    exact: 1,
    /** Another form of the word. */
    form: 0.36,
    /** The beginning of a longer word; less if more words follow, since then it is finished. */
    begun: 0.9,
    beginning: 0.4,
    /** A part of an identifier. */
    part: 0.4,
    synonym: 0.35,
    misspelt: 0.5,
    /** A long name with a letter wrong is hardly another one. */
    misspeltName: 0.9,
  },
  /** What a page is about, and its best section: both are needed, the parts of a request stand together in one. */
  page: 0.5,
  passage: 0.5,
  /** Words of the question in a row, as a share of the whole. */
  phrase: 0.15,
  /** Times this for a message: it is copied, so its words stand in a row. */
  message: 3,
  /** Four words or more that are nearly all of the question, in a row: it was read there. */
  verbatim: 0.3,
  /** What was typed has a message in it that the section quotes. */
  quoted: 1,
  /** So many of the best sections are searched for words in a row. */
  phraseCandidates: 40,
  /** What answers half of the words counts less than half: the power of the share. */
  coverage: 0.5,
  /** A word of asking, beside one of what is asked for. */
  filler: 0.5,
  /** How much more a rare word counts: the power of its rarity. */
  rarity: 0.7,
  /** The same in a message: its rare words tell it from others. */
  rarityInMessage: 1.6,
  /** Pages with less than this share of the best page's words are left out. */
  least: 0.25,
  /** What was typed is the whole title of a page or of a section. */
  wholeTitle: 1,
  /** What a function makes names it: "cylinder" asks for `makeCylinder`. */
  maker: 0.9,
  /** "plane from a face" says `planeFromFace`. */
  spokenName: 0.8,
  /** `Shape.fillet`: the member of the page that was named. */
  owner: 1.5,
  /** Reference before guides for symbols. */
  symbol: 1.35,
  /** Guides before reference for plain words, by less: many a word is about a function. */
  guide: 1.2,
  /** By rank of the page: guides that are read first, lists last. */
  rank: 0.03,
  /** The page about what goes wrong, for who says that something did; for others it is divided by this. */
  trouble: 1.15,
  /** A row of the reference's type definitions: parameters nobody mentions. */
  code: 0.5,
};
export type Weights = typeof weights;
