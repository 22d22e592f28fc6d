import { gsap } from 'gsap'
import { expect, test } from 'vitest'
import { play } from '#motion/play'
import { bake } from '../../src/motion/bake'
import { boxes, look } from './stage'
test('x', () => {
  const make = (b: HTMLElement[]) => gsap.timeline({ paused: true }).to(b, { rotation: 1, duration: 0.05, ease: 'none' }, 0.01)
    .from(b, { scale: 0.2, duration: 0.05, stagger: 0.1, ease: 'none' }, 0)
    .to(b, { scale: 0.2, duration: 0.57, ease: 'none' }, 0.18 + 0.25)
  const out: string[] = []
  const fine = boxes(2), tf = make(fine)
  for (let t = 0; t < 0.3; t += 0.002) { tf.time(t); if (Math.round(t * 1000) % 10 === 0) out.push(t.toFixed(3) + ' ' + fine[1]!.style.transform) }
  console.log('fine\n' + out.join('\n')); out.length = 0
  const sp = boxes(2), ts = make(sp)
  for (let t = 0; t < 0.3; t += 0.03) { ts.time(t + 0.001); out.push(t.toFixed(3) + ' ' + sp[1]!.style.transform) }
  console.log('sparse\n' + out.join('\n')); out.length = 0
  const bk = boxes(2), tb = make(bk)
  const d = bake(tb)
  console.log(d[1]!.frames.offset.map((o, i) => (o! * tb.duration()).toFixed(4) + ' ' + d[1]!.frames.transform[i]).join('\n'))
})
