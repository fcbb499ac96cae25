/**
 * Plays scenes one after the other, about as fast as a person can follow.
 *
 * The page asks it before it shows a new position: the pieces move over the old one, then the new one takes its place.
 * `Stage.svelte` draws the scene at hand; this class only keeps the order and the time.
 */
import type { EventSeen, MoveSeen } from '../net/shapes'
import type { Speed } from '../settings.svelte'
import { MOVEMENTS, sceneOf, type Motions, type Scene } from './motions'

/** Milliseconds of a movement of weight 1. */
const PACE: Record<Speed, number> = { off: 0, fast: 260, normal: 520, slow: 1050 }
/** Whoever comes back to many moves sees the last so many events; the others are told by the log. */
const LONGEST = 14
/** Playing one update takes at most so many movements' time; with others waiting behind it, a share of that. */
const PATIENCE = 8

export interface Playing {
  scene: Scene
  /** Milliseconds that it takes. */
  lasts: number
  /** Changes with every scene. */
  number: number
}

export interface StageOptions {
  motions: () => Motions
  speed: () => Speed
  /** Whether movement is unwelcome: asked for by the system, or nobody looks. */
  still?: () => boolean
  /** Waits; `skip` may end it before. */
  wait?: (ms: number) => Promise<void>
  /** Told before each scene. */
  onscene?: (scene: Scene) => void
}

const isStill = () =>
  document.visibilityState === 'hidden' || (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false)

export class Stage {
  /** The scene at hand; null: nothing moves. */
  playing = $state.raw<Playing | null>(null)
  /** Events that have been shown: nobody has to tell them again. */
  readonly told = new WeakSet<EventSeen>()
  #skipped = false
  #skip: (() => void) | null = null
  #number = 0

  constructor(readonly options: StageOptions) {}

  /** The event that is being shown. */
  get event(): EventSeen | null {
    return this.playing?.scene.event ?? null
  }

  /** Show what happened; `waiting` says how many further updates wait behind it. Ends when the last scene has. */
  async play(moves: readonly MoveSeen[], waiting = 0): Promise<void> {
    const pace = PACE[this.options.speed()]
    const still = this.options.still ?? isStill
    if (pace === 0 || still()) return
    const motions = this.options.motions()
    const scenes = moves.flatMap((move) => move.events).slice(-LONGEST).map((event) => sceneOf(event, motions))
    const weight = scenes.reduce((sum, scene) => sum + MOVEMENTS[scene.movement], 0)
    const hurry = Math.min(1, PATIENCE / (1 + waiting) / Math.max(weight, 1))
    this.#skipped = false
    try {
      for (const scene of scenes) {
        if (this.#skipped || still()) break
        const lasts = pace * MOVEMENTS[scene.movement] * hurry
        this.playing = { scene, lasts, number: ++this.#number }
        this.told.add(scene.event)
        this.options.onscene?.(scene)
        await this.#wait(lasts)
      }
    } finally {
      this.playing = null
    }
  }

  /** Go to the end of what is being played. */
  skip(): void {
    this.#skipped = true
    this.#skip?.()
  }

  #wait(ms: number): Promise<void> {
    const wait = this.options.wait ?? ((time: number) => new Promise((done) => setTimeout(done, time)))
    return Promise.race([wait(ms), new Promise<void>((done) => (this.#skip = done))])
  }
}
