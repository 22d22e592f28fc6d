// @unocss-include: the canvas's classes are in this file
import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'

import { usePageActor } from '../actors/use-page-actor.ts'
import { afterFrame } from '#lib/after-frame'
import {
  createHold,
  observeIntersection,
  observeSize,
  observeVisibility,
  type ObserveActive,
} from '#lib/observe'
import { observeScrolling } from '#lib/observe-scrolling'
import { sceneMachine } from '#machines/scene.machine'
import type { Grip } from '#scenes/scene'

import { readPalette, sizeOf } from './computed-style'
import { observeTouch } from './observe-touch'
import { mountScene } from './renderer-client'

interface SceneOptions {
  id: string
  /** A name in `scenes`. */
  scene: string
  /** Must be the same function in every render. */
  observeActive: ObserveActive
  /** It does not play: motion is stopped. */
  isStill: boolean
  /** It does not play: the device is slow; see `useQuiet`. */
  isQuiet: boolean
  /** When it changes, the scene takes the new colours of its element. */
  theme: string
}

/**
 * Runs a scene on a canvas that fills `frame`. It plays while it is active, on screen, in a visible
 * page that does not scroll, with motion allowed, on a device that is not slow.
 *
 * @returns the ref of the element that holds the canvas, and whether the scene is seen there
 */
export const useScene = ({ id, scene, observeActive, isStill, isQuiet, theme }: SceneOptions) => {
  const actor = usePageActor(sceneMachine, { id })
  const frame = useRef<HTMLDivElement>(null)
  const post = useRef<ReturnType<typeof mountScene>>(null)
  const grip = useRef<Grip>(undefined)
  const isMounted = useSelector(actor, (snapshot) => snapshot.hasTag('mounted'))
  const isVisible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))

  const hold = useMemo(() => createHold(actor, 'scene'), [actor])

  // Before the other reasons go: a scene that is still must not begin to load.
  useEffect(() => hold('motion', isStill), [hold, isStill])
  useEffect(() => hold('pace', isQuiet), [hold, isQuiet])

  useEffect(() => {
    if (!frame.current) return
    // A slide that comes and goes is told otherwise whether it is on show.
    const view = frame.current.closest('.carousel-viewport') ?? frame.current
    const endings = [
      observeVisibility((isHidden) => hold('hidden', isHidden)),
      observeScrolling((isScrolling) => hold('scrolling', isScrolling)),
      observeIntersection(view, (isOutside) => hold('offscreen', isOutside)),
      observeActive(frame.current, (isActive) => {
        hold('inactive', !isActive)
        if (!isActive) hold('pace', isQuiet)
      }),
      observeTouch(
        frame.current.parentElement!,
        // What stands cannot be turned: a swipe over it is a swipe.
        () => (actor.getSnapshot().matches('playing') ? grip.current : undefined),
        (touch) => {
          // Who touches a picture has asked for it.
          hold('pace', false)
          post.current?.({ type: 'touch', touch })
        },
      ),
    ]
    return () => endings.forEach((end) => end())
  }, [actor, hold, isQuiet, observeActive])

  // A canvas can be transferred once only: each mount makes its own.
  useEffect(() => {
    const holder = frame.current
    if (!isMounted || !holder) return
    const canvas = document.createElement('canvas')
    canvas.className = 'absolute inset-0 size-full'
    holder.append(canvas)
    const options = { scene, size: sizeOf(holder), palette: readPalette(holder) }
    const send = mountScene(canvas, options, (report) => {
      if (report.type === 'drawn') {
        grip.current = report.grip
        actor.send({ type: 'frame.drawn' })
      } else actor.send({ type: 'scene.failed' })
    })
    post.current = send
    const endObserving = observeSize(holder, () => send({ type: 'resize', size: sizeOf(holder) }))
    return () => {
      post.current = null
      endObserving()
      send({ type: 'release' })
      canvas.remove()
    }
  }, [actor, isMounted, scene])

  // Beside React: a scene plays and pauses with each step of its carousel, and nothing is rendered.
  useEffect(() => {
    let wasPlaying = false
    const follow = (snapshot: SnapshotFrom<typeof sceneMachine>) => {
      const isPlaying = snapshot.matches('playing')
      if (isPlaying === wasPlaying) return
      wasPlaying = isPlaying
      post.current?.({ type: isPlaying ? 'play' : 'pause' })
    }
    follow(actor.getSnapshot())
    const subscription = actor.subscribe(follow)
    return () => subscription.unsubscribe()
  }, [actor])

  // The page takes its colours in the second frame: see `applyTheme`.
  useEffect(
    () =>
      afterFrame(() => {
        if (frame.current) post.current?.({ type: 'repaint', palette: readPalette(frame.current) })
      }, 2),
    [theme],
  )

  return { frame, isVisible }
}
