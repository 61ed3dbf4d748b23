/**
 * The weights of the ranking. Decision 31 describes how they were tuned: by coordinate search on the open split of
 * the judged queries and on the tuning queries. A weight was accepted only if the held-out `totals` split got no
 * worse.
 */
export const rankingWeights = {
  /**
   * Probability that a page is about a word that occurs in this field. The probabilities of several fields are
   * combined, and the result is below 1.
   */
  about: {
    /** High, because the title names the page's subject. */
    title: 0.6,
    /** High, because authors write task phrases to describe the page's purpose in readers' words. */
    tasks: 0.7,
    /** The first sentences introduce the subject. */
    lead: 0.15,
    heading: 0.18,
    /** Low, because a word in the remaining text is usually only mentioned. */
    text: 0.042,
  },
  /** The same probabilities for a section instead of a page. */
  section: { title: 0.45, heading: 0.6, text: 0.3, lead: 0.3, tasks: 0.1 },
  /** Exponents of the matched fraction of a name (`createNameCoverage`). A partly matched name counts less. */
  nameShare: { title: 0.6, heading: 0.2, tasks: 0.6 },
  /**
   * Factor for the probabilities that a section gets from its page and from the section above it. 0 ignores them, 1
   * counts them like the section's own.
   */
  above: 1,
  /** Factors by kind of match, from 0 to 1. An exact match has 1. */
  match: {
    exact: 1,
    /** Factor if the term is the stem of the word. */
    form: 0.36,
    /**
     * Factor if the word is a prefix of the term: `openPrefix` for the last word, which may be unfinished, otherwise
     * `prefix`.
     */
    openPrefix: 0.9,
    prefix: 0.4,
    /** Factor if the term is a part of an identifier. */
    part: 0.4,
    synonym: 0.35,
    misspelt: 0.5,
    /** Additional factor if the misspelt word is an identifier, because a misspelling is rarely another identifier. */
    misspeltName: 0.9,
  },
  /** Weight of a page's subject (`page`) and of its best section (`passage`). */
  page: 0.5,
  passage: 0.5,
  /** Bonus if the query contains a message that the section quotes. */
  quoted: 1,
  /**
   * Exponent of coverage, which is the fraction of the query's words that a page or section contains. The score is
   * multiplied by coverage to this power, so a page with half of the words gets less than half of the score.
   */
  coverage: 0.5,
  /** Factor for the weight of filler words. 0 ignores them, 1 counts them like other words. */
  filler: 0.5,
  /** Exponent of a word's rarity. Rare words count more. */
  rarity: 0.7,
  /** The exponent of rarity for an error message. It is higher, because rare words identify an error message. */
  rarityInMessage: 1.6,
  /** Pages with less than this fraction of the best page's coverage are dropped. */
  least: 0.25,
  /** Bonus if the query is the title of a page or section. */
  wholeTitle: 1,
  /** Bonus if the query names the object that a function makes: "cylinder" for `makeCylinder`. */
  maker: 0.9,
  /** Bonus if the query spells a symbol as words: "make plane from face" for `makePlaneFromFace`. */
  nameAsWords: 0.8,
  /** Bonus for the member of a query such as `Shape.fillet`. */
  owner: 1.5,
  /** Factor for the score of reference pages if the query is a symbol. Above 1 ranks them higher. */
  symbol: 1.35,
  /**
   * Factor for the score of guides if the query is ordinary words. Lower than `symbol`, because such queries often look
   * for a function.
   */
  guide: 1.2,
  /** Each point of page rank (`pageRank`) raises the score of the page by this fraction. */
  rank: 0.03,
  /**
   * Factor for the score of the troubleshooting page if the query has a word for a problem. Otherwise the score is
   * divided by this factor.
   */
  trouble: 1.15,
  /** Factor below 1 for words in code blocks, because type definitions contain parameters that nobody searches for. */
  code: 0.5,
};
