import {
  loadGlbWriter,
  loadWorkbenchUrl,
  type BuiltModel,
  type ConsoleLine,
  type Declared,
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
import { guardRunner } from './guardRunner';
import type { Draft } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';

/** The state of one model that a reader changes: code, values and the outcome of the runs. */
export interface SessionState {
  readonly code: string;
  readonly controls: readonly Control[];
  /** Null for a model without parameters. */
  readonly params: Params | null;
  readonly defaults: Params | null;
  /** The progress of the current run; null if nothing is running. */
  readonly progress: RunProgress | null;
  /** The result of the last successful run; null before the first. */
  readonly result: RunResult | null;
  /** The solids of a run that is still being measured; null if there is none. */
  readonly drawn: readonly SolidPart[] | null;
  /** The error of the last run or export; null if it succeeded. */
  readonly error: ModelError | null;
  /** The output of the last run, whether it succeeded or not; null before the first. */
  readonly console: readonly ConsoleLine[] | null;
  /** True if the last run failed, so that the shown result is older than code and values. */
  readonly isBehind: boolean;
  /** The number of successful runs, so that screen readers announce each of them. */
  readonly runs: number;
  /** True if the code came with a link and the reader has not pressed Run yet. */
  readonly isForeign: boolean;
  /** True if this browser has saved the reader's version. */
  readonly isKept: boolean;
  /** The version that another tab has saved, until the reader chooses which one to keep. */
  readonly otherDraft: Draft | null;
}

/** Code and values, as the reader sees them. */
export type Version = Pick<SessionState, 'code' | 'params' | 'isForeign'>;

/** The contents of a link. */
export interface LinkStart {
  readonly params: Params | null;
  /** False if the code is that of the site's model, which is trusted whoever made the link. */
  readonly hasForeignCode: boolean;
}

let sessions = 0;

/**
 * The code and values of one model as a reader changes them, the runs they cause, and their outcome. Independent of
 * React, so that a slider's run outlives its panel. Components read `state` and subscribe.
 */
export class ModelSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #model: BuiltModel;
  readonly #runner: Runner;
  readonly #store: DraftStore;
  readonly #link: LinkStart | null;
  /** Unique to this session, so that its runs never meet what another session has left, even of the same model. */
  readonly #owner = `session ${++sessions}`;
  /**
   * The values that the reader or a link has set. Only these are passed to edited code, which may have its own defaults
   * for the same names.
   */
  #overrides: Params;
  /** True once the reader has run the link's own code, unchanged. */
  #wasLinkRun = false;
  /** The number of the latest run or export. The outcome of an earlier one is outdated. */
  #latest = 0;

  /** `model` is the version that Reset restores: a model of the site, or the contents of `link`. */
  constructor(model: BuiltModel, runner: Runner, store: DraftStore, link: LinkStart | null = null) {
    this.#model = model;
    this.#runner = guardRunner(runner, () => this.#state.isForeign);
    this.#store = store;
    this.#link = link;
    this.#overrides = link?.params ?? {};
    const { code, defaultParams: defaults } = model;
    this.#state = {
      code,
      controls: controlsOf(defaults ?? {}, model.about.params),
      defaults,
      params: null,
      progress: null,
      result: null,
      drawn: null,
      error: null,
      console: null,
      isBehind: false,
      runs: 0,
      isForeign: link !== null,
      isKept: false,
      otherDraft: null,
    };
    this.#state = { ...this.#state, params: this.#startParams() };
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // Browsers fire `storage` events for changes made by other tabs.
    if (this.#listeners.size === 1) window.addEventListener('storage', this.#hearOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      // The model is no longer on the page, so its runs end.
      window.removeEventListener('storage', this.#hearOtherTabs);
      this.#runner.leave(this.#owner);
    };
  };

  /** Preloads what a run needs, when the reader is about to start one. */
  prepare(): void {
    this.#runner.prepare(this.#source());
  }

  setParam(name: string, value: ParamValue): void {
    if (!this.#state.params) return;
    this.#overrides = { ...this.#overrides, [name]: value };
    this.#set({ params: { ...this.#state.params, [name]: value } });
    void this.#run();
    this.#keep();
  }

  resetParams(): void {
    this.#overrides = {};
    this.#set({ params: this.#state.defaults });
    void this.#run();
    this.#keep();
  }

  /** Sets the code that the reader typed, and saves it for the next visit. */
  setCode(code: string): void {
    this.#set({ code, isForeign: this.#isForeign(code) });
    // The typed code will run next. It differs from the code that ran before, so it needs its own kernel.
    this.prepare();
    this.#keep();
  }

  /** Restores the link's version. Returns the discarded version, for `restore`. */
  backToLink(): Version {
    const { code, params, isForeign } = this.#state;
    this.#overrides = this.#link?.params ?? {};
    this.#set({
      code: this.#model.code,
      params: this.#startParams(),
      isForeign: isForeign || this.#isForeign(this.#model.code),
    });
    this.#keep();
    return { code, params, isForeign };
  }

  restore(version: Version): void {
    this.#overrides = overridesOf(version.params, this.#state.defaults);
    this.#set(version);
    this.#keep();
  }

  /** Loads the reader's saved version if nothing was changed yet. Returns false if there is none. */
  restoreDraft(): boolean {
    const draft = this.isChanged ? null : this.#store.read();
    if (draft) this.#goOnWith(draft);
    return draft !== null;
  }

  /** Saves the version of this tab over the one that another tab has saved. */
  keepOwn(): void {
    this.#set({ otherDraft: null });
    this.#keep();
  }

  /** Continues with the version that another tab has saved. */
  takeOther(): void {
    const { otherDraft } = this.#state;
    if (!otherDraft) return;
    this.#goOnWith(otherDraft);
    this.prepare();
  }

  /** True if the code differs from that of the model or the link. */
  get isEdited(): boolean {
    return this.#state.code !== this.#model.code;
  }

  /** True if code or values differ from those of the model or the link. */
  get isChanged(): boolean {
    return this.isEdited || !isSame(this.#state.params, this.#startParams());
  }

  /** True if the code is that of a model of the site, whatever its values. */
  get hasSiteCode(): boolean {
    return !this.isEdited && !this.#link?.hasForeignCode;
  }

  get isFromLink(): boolean {
    return this.#link !== null;
  }

  /** True if code and values are those that the site's build has run. */
  get isAsBuilt(): boolean {
    return this.hasSiteCode && isSame(this.#state.params, this.#state.defaults);
  }

  /** Returns the address of this version in the workbench. Rejects if the code cannot be read. */
  async workbenchUrl(): Promise<string> {
    const workbenchUrl = await loadWorkbenchUrl();
    return workbenchUrl(this.#state.code, this.#state.params);
  }

  /** Runs the model on an explicit request of the reader, after which a link's code may run. */
  run(): Promise<void> {
    if (this.#state.isForeign) {
      this.#wasLinkRun ||= !this.isEdited;
      this.#set({ isForeign: false });
      if (this.isChanged) this.#keep();
    }
    return this.#run();
  }

  /** Returns the solids of the last run as GLB; null if nothing has run. */
  async exportGlb(): Promise<ExportedFile | null> {
    const solids = this.#state.result?.parts.filter((part) => part.kind === 'solid') ?? [];
    if (solids.length === 0) return null;
    const writeGlb = await loadGlbWriter();
    const { buffer } = await writeGlb(solids);
    return { bytes: buffer, mime: 'model/gltf-binary' };
  }

  /** Returns the file, or null after an error, which is then in the state. */
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

  async #run(): Promise<void> {
    const run = ++this.#latest;
    const { console } = this.#state;
    if (console && console.length > 0) this.#set({ console: [] });
    const outcome = await this.#runner.run({
      ...this.#request(),
      onTriangulated: (drawn) => this.#set({ drawn }),
    });
    if (outcome.kind === 'replaced') return;
    const isLatest = run === this.#latest;
    if (outcome.kind === 'failed') {
      const { error, failed } = outcome;
      this.#set({
        drawn: null,
        ...(isLatest && { progress: null, error, isBehind: true, console: failed?.console ?? [] }),
        ...(isLatest && failed?.declared && this.#controlsAfter(failed.declared)),
      });
      return;
    }
    const { value: result } = outcome;
    this.#set({
      result,
      drawn: null,
      error: null,
      isBehind: false,
      runs: this.#state.runs + 1,
      ...(isLatest && { progress: null, console: result.console }),
      ...this.#controlsAfter(result),
    });
  }

  /** Returns the initial values. Those of a link may be from an older version of the model, or made up. */
  #startParams(): Params | null {
    const { defaults, controls } = this.#state;
    const given = this.#link?.params ?? null;
    return defaults ? allowedParams(defaults, given ?? {}, controls) : given;
  }

  /**
   * Returns true if `code` must not run before the reader presses Run. Edits of a link's code stay foreign. Its
   * original code is foreign again after a return to it, unless the reader has run it.
   */
  #isForeign(code: string): boolean {
    const isLinkCode = this.#link !== null && code === this.#model.code;
    return this.#state.isForeign || (isLinkCode && !this.#wasLinkRun);
  }

  #source(): Pick<RunRequest, 'owner' | 'code' | 'origin'> {
    const own = this.#link?.hasForeignCode ? 'link' : 'edited';
    return {
      owner: this.#owner,
      code: this.#state.code,
      origin: this.hasSiteCode ? 'site' : own,
    };
  }

  #keep(): void {
    const { code, params, isForeign, otherDraft } = this.#state;
    // The version of another tab must not be overwritten.
    if (otherDraft) return;
    const draft = {
      code: this.isEdited ? code : null,
      // The site may change the model's defaults later, so only values that the reader has set are saved for its code.
      params: this.hasSiteCode ? overridesOf(this.#overrides, this.#model.defaultParams) : params,
      wasRun: !isForeign,
    };
    const isChanged = this.isChanged;
    this.#set({ isKept: this.#store.save(isChanged ? draft : null) && isChanged });
  }

  #goOnWith({ code, params: kept, wasRun }: Draft): void {
    const { params, defaults, controls } = this.#state;
    const isOwnCode = code === null || code === this.#model.code;
    const next =
      isOwnCode && defaults ? allowedParams(defaults, kept ?? {}, controls) : (kept ?? params);
    this.#overrides = overridesOf(next, defaults);
    this.#set({
      code: code ?? this.#model.code,
      params: next,
      isForeign: this.#link !== null && !wasRun,
      isKept: true,
      otherDraft: null,
    });
  }

  readonly #hearOtherTabs = ({ key }: StorageEvent): void => {
    if (key !== this.#store.key) return;
    const draft = this.#store.read();
    const isOther = draft !== null && (draft.code ?? this.#model.code) !== this.#state.code;
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

  /** Returns the controls after a run: edited code may have other parameters. Values that are still allowed stay. */
  #controlsAfter({ defaultParams, about }: Declared): Partial<SessionState> {
    if (isSame(defaultParams, this.#state.defaults)) return {};
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

/** Returns the values that differ from the defaults. */
function overridesOf(params: Params | null, defaults: Params | null): Params {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.filter(([name, value]) => defaults?.[name] !== value));
}

function isSame(a: Params | null, b: Params | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
