/** A few soft sounds, made from tones and noise when they are needed: nothing is fetched. */
import type { Sound } from './motions'

let context: AudioContext | null = null

/** The browser lets a page sound only after its person has touched it. */
function ready(): AudioContext | null {
  if (!('AudioContext' in globalThis)) return null
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

/** A tone that is plucked and dies away. */
function tone(audio: AudioContext, pitch: number, at: number, lasts: number, loud: number, form: OscillatorType = 'sine') {
  const source = new OscillatorNode(audio, { frequency: pitch, type: form })
  const gain = new GainNode(audio, { gain: 0 })
  source.connect(gain).connect(audio.destination)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  source.start(at)
  source.stop(at + lasts)
}

/** A short rustle around a pitch. */
function rustle(audio: AudioContext, pitch: number, at: number, lasts: number, loud: number) {
  const length = Math.ceil(audio.sampleRate * lasts)
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate })
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2
  const source = new AudioBufferSourceNode(audio, { buffer })
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 })
  source.connect(band).connect(new GainNode(audio, { gain: loud })).connect(audio.destination)
  source.start(at)
}

const PLAYED: Record<Sound | 'turn', (audio: AudioContext, now: number) => void> = {
  wood: (audio, now) => {
    rustle(audio, 420, now, 0.07, 0.35)
    tone(audio, 190, now, 0.09, 0.12, 'triangle')
  },
  card: (audio, now) => rustle(audio, 2600, now, 0.12, 0.12),
  dice: (audio, now) => {
    for (const [i, later] of [0, 0.07, 0.13, 0.22].entries()) rustle(audio, 1300 + i * 160, now + later, 0.05, 0.22)
  },
  coin: (audio, now) => {
    tone(audio, 1568, now, 0.16, 0.035)
    tone(audio, 2349, now + 0.05, 0.2, 0.03)
  },
  stone: (audio, now) => {
    rustle(audio, 240, now, 0.12, 0.45)
    tone(audio, 98, now, 0.16, 0.14)
  },
  bell: (audio, now) => {
    for (const pitch of [392, 587, 784]) tone(audio, pitch, now, 0.9, 0.03)
  },
  /** Two strings of a lyre: it is your turn. */
  turn: (audio, now) => {
    tone(audio, 523, now, 0.6, 0.06, 'triangle')
    tone(audio, 784, now + 0.14, 0.8, 0.06, 'triangle')
  },
}

/** Sound, if the browser lets us. */
export function sound(name: Sound | 'turn'): void {
  const audio = ready()
  if (audio) PLAYED[name](audio, audio.currentTime)
}
