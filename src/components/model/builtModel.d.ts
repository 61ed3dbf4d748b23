/** The data of a built model. Written by plugins/docusaurus/models. */
declare module '@models/*.json' {
  import type { BuiltModel } from '@site/src/modeling';

  const model: BuiltModel;
  export default model;
}

/** The subset of a model's data that a card in a list shows. Written by plugins/docusaurus/models. */
declare module '@summaries/*.json' {
  import type { ModelSummaryData } from '@site/src/modeling';

  const card: ModelSummaryData;
  export default card;
}
