import { gsap } from 'gsap'
import { test } from 'vitest'
import { bake } from '../../src/motion/bake'
import { boxes } from './stage'
test('x', () => {
  const make = (b: HTMLElement[]) => gsap.timeline({ paused: true }).from(b, { autoAlpha: 0, duration: 0.05, ease: 'none' }, 0)
    .fromTo(b, { autoAlpha: 0.3 }, { autoAlpha: 1, duration: 0.05, ease: 'none' }, 0.05)
  const fine = boxes(2), tf = make(fine)
  const out: string[] = []
  for (let t = 0; t < 0.1; t += 0.005) { tf.time(t);  out.push(t.toFixed(3) + ' ' + fine[1]!.style.opacity+fine[1]!.style.visibility) }
  console.log('fine\n' + out.join('\n')); out.length = 0
  const bk = boxes(2), tb = make(bk)
  const d = bake(tb)
  console.log(d[1]!.frames.offset.map((o, i) => (o! * tb.duration()).toFixed(7) + ' ' + d[1]!.frames.opacity[i]).join('\n'))
})
