/** Sounds, made in the page: a few tones and a little noise each. Nothing is heard until a person wants it. */

export const SOUNDS = ['card', 'coin', 'seal', 'die', 'turn', 'end'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A tone: when it begins, how high, how long (seconds), how loud (0 to 1), and its colour. */
interface Tone {
  at: number;
  hertz: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

/** A breath of noise around a height. */
interface Noise {
  at: number;
  hertz: number;
  lasts: number;
  loud: number;
}

interface Score {
  tones: Tone[];
  noises: Noise[];
}

const tone = (at: number, hertz: number, lasts: number, loud: number, wave: OscillatorType = 'sine'): Tone => ({
  at,
  hertz,
  lasts,
  loud,
  wave,
});
const noise = (at: number, hertz: number, lasts: number, loud: number): Noise => ({ at, hertz, lasts, loud });

export const SCORES: Record<Sound, Score> = {
  card: { tones: [], noises: [noise(0, 2400, 0.07, 0.5), noise(0.05, 900, 0.05, 0.35)] },
  coin: { tones: [tone(0, 2093, 0.16, 0.22), tone(0.05, 2794, 0.24, 0.2)], noises: [] },
  seal: { tones: [tone(0, 150, 0.16, 0.7), tone(0, 96, 0.2, 0.6)], noises: [noise(0, 500, 0.08, 0.5)] },
  die: { tones: [], noises: [0, 0.09, 0.17, 0.27, 0.4].map((at) => noise(at, 1500, 0.035, 0.6)) },
  turn: { tones: [tone(0, 659, 0.5, 0.3), tone(0.16, 880, 0.8, 0.3)], noises: [] },
  end: {
    tones: [523, 659, 784, 1047].map((hertz, step) =>
      tone(step * 0.14, hertz, step === 3 ? 1.2 : 0.5, 0.26, 'triangle'),
    ),
    noises: [],
  },
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays a sound; silence where the browser has none to give. */
export function play(sound: Sound, volume: number): void {
  if (typeof AudioContext === 'undefined' || volume <= 0) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume;
  out.connect(context.destination);
  for (const each of SCORES[sound].tones) ring(context, out, each);
  for (const each of SCORES[sound].noises) rustle(context, out, each);
}

/** Loud at once, then dying away. */
function envelope(audio: AudioContext, out: AudioNode, { at, lasts, loud }: Tone | Noise): GainNode {
  const gain = audio.createGain();
  const begin = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  gain.connect(out);
  return gain;
}

function ring(audio: AudioContext, out: AudioNode, each: Tone): void {
  const source = audio.createOscillator();
  source.type = each.wave;
  source.frequency.value = each.hertz;
  source.connect(envelope(audio, out, each));
  source.start(audio.currentTime + each.at);
  source.stop(audio.currentTime + each.at + each.lasts);
}

function rustle(audio: AudioContext, out: AudioNode, each: Noise): void {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= white(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = each.hertz;
  source.connect(band).connect(envelope(audio, out, each));
  source.start(audio.currentTime + each.at);
  source.stop(audio.currentTime + each.at + each.lasts);
}

function white(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
