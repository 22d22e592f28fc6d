// @unocss-include: the classes of the canvas are written here
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'

import { usePageActor } from '../actors/use-page-actor.ts'
import {
  observeMotion,
  observeVisibility,
  observeSize,
  observeIntersection,
  type ObserveActive,
} from '#lib/observe'
import { sceneMachine, type SceneHold } from '#machines/scene.machine'

import { usePreferences, useTheme } from '../preferences/provider'
import { mountScene } from './renderer-client'
import { admitScene } from './scene-limit'
import { readPalette, sizeOf } from './computed-style'

interface SceneOptions {
  id: string
  /** A name in `liveScenes`. */
  scene: string
  /** Must be the same at every call. */
  observeActive: ObserveActive
  data?: unknown
  /** It shows something even without motion, and moves nothing then. */
  showsStill?: boolean
}

/**
 * A scene's whole life on a canvas that fills `frame`: it plays while it is wanted, on screen, in a
 * visible page, with motion wanted, and among the two that may play at once.
 *
 * @returns the element to hold the canvas, its state, and how to send the scene its updates
 */
export const useScene = ({ id, scene, observeActive, data, showsStill = false }: SceneOptions) => {
  const actor = usePageActor(sceneMachine, { id })
  const { motion } = usePreferences()
  const theme = useTheme()
  const frame = useRef<HTMLDivElement>(null)
  const give = useRef<ReturnType<typeof mountScene>>(null)
  const isMounted = useSelector(actor, (snapshot) => snapshot.hasTag('mounted'))
  const isVisible = useSelector(actor, (snapshot) => snapshot.hasTag('visible'))
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag('running'))
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches('playing'))

  useEffect(() => {
    if (!frame.current) return
    const hold = (reason: SceneHold, holds: boolean) =>
      actor.getSnapshot().context.holds.includes(reason) === holds ||
      actor.send({ type: holds ? 'scene.hold' : 'scene.release', reason })
    const endings = [
      observeMotion(motion, (snapshot) =>
        hold('motion', !showsStill && !snapshot.hasTag('moving')),
      ),
      observeVisibility((isHidden) => hold('hidden', isHidden)),
      observeIntersection(frame.current, (isOutside) => hold('offscreen', isOutside)),
      observeActive(frame.current, (isActive) => {
        hold('inactive', !isActive)
        // Looked at anew, it may ask for a place again.
        if (!isActive) hold('crowded', false)
      }),
    ]
    return () => endings.forEach((end) => end())
  }, [actor, motion, observeActive, showsStill])

  useEffect(() => {
    if (!isRunning) return
    return admitScene(() => actor.send({ type: 'scene.hold', reason: 'crowded' }))
  }, [actor, isRunning])

  // A canvas can be handed over once only: each mounting makes its own.
  useEffect(() => {
    const holder = frame.current
    if (!isMounted || !holder) return
    const canvas = document.createElement('canvas')
    canvas.className = 'absolute inset-0 size-full'
    holder.append(canvas)
    const mounting = { scene, data, size: sizeOf(holder), palette: readPalette(holder) }
    const command = mountScene(canvas, mounting, ({ type }) =>
      actor.send({ type: type === 'drawn' ? 'frame.drawn' : 'scene.failed' }),
    )
    give.current = command
    const endWatch = observeSize(holder, () => command({ type: 'resize', size: sizeOf(holder) }))
    return () => {
      give.current = null
      endWatch()
      command({ type: 'release' })
      canvas.remove()
    }
  }, [actor, isMounted, scene, data])

  useEffect(() => {
    give.current?.({ type: isPlaying ? 'play' : 'pause' })
  }, [isPlaying])

  useEffect(() => {
    if (frame.current) give.current?.({ type: 'paint', palette: readPalette(frame.current) })
  }, [theme])

  return { actor, frame, isVisible, isMounted, isPlaying, give }
}
