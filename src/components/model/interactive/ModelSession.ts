import {
  loadGlbWriter,
  loadWorkbenchUrl,
  type BuiltModel,
  type ExportedFile,
  type ExportFormat,
  type ModelError,
  type Params,
  type ParamValue,
  type Runner,
  type RunProgress,
  type RunRequest,
  type RunResult,
  type SolidPart,
} from '../../../modeling';
import { allowedParams, controlsOf, type Control } from './controls';
import { saveDraft, readDraft, type Draft } from '../draft/draft';

/** What a reader has done with one model so far, and what came of it. */
export interface SessionState {
  readonly code: string;
  readonly controls: readonly Control[];
  /** Null for a model without parameters. */
  readonly params: Params | null;
  readonly defaults: Params | null;
  /** What runs now, null when nothing does. */
  readonly progress: RunProgress | null;
  /** Of the last run that went well; null before. */
  readonly result: RunResult | null;
  /** What the run that is being measured looks like; null when none is. */
  readonly drawn: readonly SolidPart[] | null;
  /** Of the last run or export, null when it went well. */
  readonly error: ModelError | null;
  /** Counts runs that went well, so that an announcement of the second is news too. */
  readonly runs: number;
  /** True while the code came with a link and the reader has not yet pressed Run. */
  readonly isForeign: boolean;
  /** What another tab has kept of this model meanwhile, as long as the reader has not said which is to stay. */
  readonly otherDraft: Draft | null;
}

/** The model a session starts from: one of the site's, or text of unknown origin. */
export interface Start {
  readonly name: string;
  readonly code: string;
  readonly params: Params | null;
  readonly origin: 'site' | 'edited' | 'link';
}

let sessions = 0;

/**
 * One model in a reader's hands: its code and values, the runs they cause, and their outcome. Knows no React, so that a
 * slider's run outlives the panel it came from; components read `state` and subscribe.
 */
export class ModelSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #model: BuiltModel;
  readonly #runner: Runner;
  /** Names this session alone: what runs in it meets nothing that another has left, of the same model or not. */
  readonly #owner = `session ${++sessions}`;
  #origin: RunRequest['origin'];
  /**
   * The values that the reader, or a link, has chosen. Only they go along with edited code, which may give a name of
   * the model a default of its own.
   */
  #overrides: Params;
  /** A later run has made the outcome of an earlier one old. */
  #latest = 0;

  constructor(model: BuiltModel, runner: Runner, start?: Start) {
    this.#model = model;
    this.#runner = runner;
    this.#origin = start?.origin ?? 'site';
    const controls = controlsOf(model.defaultParams ?? {}, model.about.params);
    const defaults = model.defaultParams;
    // Which parameters code of a reader has is known only after its first run.
    const params =
      this.#origin === 'site'
        ? defaults && allowedParams(defaults, start?.params ?? {}, controls)
        : (start?.params ?? defaults);
    this.#overrides =
      this.#origin === 'link' && start?.params ? start.params : overridesOf(params, defaults);
    this.#state = {
      code: start?.code ?? model.code,
      controls,
      defaults,
      params,
      progress: null,
      result: null,
      drawn: null,
      error: null,
      runs: 0,
      isForeign: this.#origin === 'link',
      otherDraft: null,
    };
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // The browser tells a tab of what the others store.
    if (this.#listeners.size === 1) window.addEventListener('storage', this.#hearOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      // The model is no longer on the page: nothing of it goes on.
      window.removeEventListener('storage', this.#hearOtherTabs);
      this.#runner.leave(this.#owner);
    };
  };

  /** Loads what a run needs, for a reader who is about to ask for one. */
  prepare(): void {
    this.#runner.prepare(this.#source());
  }

  setParam(name: string, value: ParamValue): void {
    if (!this.#state.params) return;
    this.#overrides = { ...this.#overrides, [name]: value };
    this.#set({ params: { ...this.#state.params, [name]: value } });
    // Values alone must not start code of unknown origin.
    if (!this.#state.isForeign) void this.run();
  }

  resetParams(): void {
    this.#overrides = {};
    this.#set({ params: this.#state.defaults });
    if (!this.#state.isForeign) void this.run();
  }

  /** Takes over what the reader typed, and keeps it for the next visit. */
  setCode(code: string): void {
    const isOwn = code === this.#model.code;
    // Code that came with a link stays foreign, whatever is changed in it.
    if (this.#origin !== 'link' || isOwn) this.#origin = isOwn ? 'site' : 'edited';
    this.#set({ code, isForeign: this.#state.isForeign && !isOwn });
    // Who types will run something else than what ran before, and that needs a kernel of its own.
    this.prepare();
    this.#keep();
  }

  /** Goes on with the version that the reader left here, if there is one and nothing was changed yet. */
  restoreDraft(): void {
    const draft = this.isEdited ? null : readDraft(this.#model.name);
    if (draft) this.#goOnWith(draft);
  }

  /** Keeps the version of this tab in the place of the one that another tab has kept. */
  keepOwn(): void {
    this.#set({ otherDraft: null });
    this.#keep();
  }

  /** Goes on with what another tab has kept. */
  takeOther(): void {
    const { otherDraft } = this.#state;
    this.#set({ otherDraft: null });
    if (!otherDraft) return;
    this.#goOnWith(otherDraft);
    this.prepare();
  }

  /** True when the reader's code is not the model's own. */
  get isEdited(): boolean {
    return this.#state.code !== this.#model.code;
  }

  /** True when code or values are not those of the site. */
  get isChanged(): boolean {
    const { params, defaults } = this.#state;
    return this.isEdited || JSON.stringify(params) !== JSON.stringify(defaults);
  }

  /** Gives the address of this version in the workbench. Rejects when the code cannot be read. */
  async workbenchUrl(): Promise<string> {
    const workbenchUrl = await loadWorkbenchUrl();
    return workbenchUrl(this.#state.code, this.#state.params);
  }

  async run(): Promise<void> {
    const run = ++this.#latest;
    this.#set({ isForeign: false });
    const outcome = await this.#runner.run({
      ...this.#request(),
      onTriangulated: (drawn) => this.#set({ drawn }),
    });
    if (outcome.kind === 'replaced') return;
    const isLatest = run === this.#latest;
    if (outcome.kind === 'failed') {
      this.#set({ drawn: null, ...(isLatest && { progress: null, error: outcome.error }) });
      return;
    }
    const { value: result } = outcome;
    this.#set({
      result,
      drawn: null,
      error: null,
      runs: this.#state.runs + 1,
      ...(isLatest ? { progress: null } : {}),
      ...this.#controlsAfter(result),
    });
  }

  /** Gives the solids as the last run made them, as GLB; null while nothing has run. */
  async exportGlb(): Promise<ExportedFile | null> {
    const solids = this.#state.result?.parts.filter((part) => part.kind === 'solid') ?? [];
    if (solids.length === 0) return null;
    const writeGlb = await loadGlbWriter();
    const { buffer } = await writeGlb(solids);
    return { bytes: buffer, mime: 'model/gltf-binary' };
  }

  /** Gives the file, or null after an error, which is then in the state. */
  async export(format: ExportFormat): Promise<ExportedFile | null> {
    const run = ++this.#latest;
    const outcome = await this.#runner.export({ ...this.#request(), format });
    if (run === this.#latest) this.#set({ progress: null });
    if (outcome.kind === 'done') {
      this.#set({ error: null });
      return outcome.value;
    }
    if (outcome.kind === 'failed') this.#set({ error: outcome.error });
    return null;
  }

  stop(): void {
    this.#runner.stop(this.#owner);
  }

  #source(): Pick<RunRequest, 'owner' | 'code' | 'origin'> {
    return { owner: this.#owner, code: this.#state.code, origin: this.#origin };
  }

  #keep(): void {
    const { code, params, isForeign, otherDraft } = this.#state;
    // Code from a link is nobody's own version until the reader has run it; what another tab kept is not to be lost.
    if (isForeign || otherDraft) return;
    saveDraft(this.#model.name, this.isEdited ? { code, params } : null);
  }

  #goOnWith(draft: Draft): void {
    this.#origin = 'edited';
    const params = draft.params ?? this.#state.params;
    this.#overrides = overridesOf(params, this.#state.defaults);
    this.#set({ code: draft.code, params });
  }

  readonly #hearOtherTabs = ({ key }: StorageEvent): void => {
    if (!key?.endsWith(`:${this.#model.name}`)) return;
    const draft = readDraft(this.#model.name);
    const isOther = draft !== null && draft.code !== this.#state.code;
    this.#set({ otherDraft: isOther ? draft : null });
  };

  #request(): RunRequest {
    return {
      ...this.#source(),
      name: this.#model.name,
      params: Object.keys(this.#overrides).length > 0 ? this.#overrides : null,
      onProgress: (progress) => this.#set({ progress }),
    };
  }

  /** Edited code may have other parameters: the controls follow, and values that are still allowed stay. */
  #controlsAfter({ defaultParams, about }: RunResult): Partial<SessionState> {
    if (JSON.stringify(defaultParams) === JSON.stringify(this.#state.defaults)) return {};
    const controls = controlsOf(defaultParams ?? {}, about?.params ?? this.#model.about.params);
    const params = defaultParams && allowedParams(defaultParams, this.#overrides, controls);
    this.#overrides = overridesOf(params, defaultParams);
    return { controls, defaults: defaultParams, params };
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the values that are not the default ones. */
function overridesOf(params: Params | null, defaults: Params | null): Params {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.filter(([name, value]) => defaults?.[name] !== value));
}
