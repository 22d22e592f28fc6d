import './scene-canvas.css'

import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { initialTransition, type SnapshotFrom } from 'xstate'

import type { Image } from '#content-model/schema/types.ts'
import { afterFrame } from '#lib/after-frame.ts'
import { createPause, observeSize, observeVisibility, type ObserveActive } from '#lib/observe.ts'
import { observeIntersection } from '#lib/observe-intersection.ts'
import { observeScrolling } from '#lib/observe-scrolling.ts'
import { pageFlags } from '#lib/page-flags.ts'
import { sceneMachine } from '#machines/scene.machine.ts'

import { usePageActor } from '#devtools/index.ts'
import { pixelsOf } from '#site/scenes/canvas/pixels.ts'
import { readPalette, sizeOf } from '#site/scenes/canvas/computed-style.ts'
import { observeTouch } from '#site/scenes/canvas/observe-touch.ts'
import { mountScene, observeFrames } from '#site/scenes/canvas/renderer-client.ts'
import {
  addRunning,
  isRunning,
  releaseRunning,
  type RunningScene,
  adoptRunning,
} from '#site/scenes/canvas/running.ts'
import { useMotionAllowed, usePreferences, useTheme } from '#site/preferences/provider.tsx'

export interface Playable {
  /** The picture's name; if it has a scene, it is `scene:<name>`. */
  name: Image
  /** The actor's name in the inspector. */
  id: string
  /** Says while the scene should play. Must be the same function in every render. */
  observeActive: ObserveActive
  /** Whether the scene is active without being pointed at: on a slow device it then stays still. */
  isAutomatic?: boolean | undefined
}

/** The state of a scene that continues from the page before. */
const pausedSnapshot = () => {
  const [{ context }] = initialTransition(sceneMachine)
  return sceneMachine.resolveState({ value: 'paused', context })
}

/**
 * Starts a scene. Its canvas joins the picture with its first frame, in its size: the page is laid
 * out once.
 */
const startScene = (name: string, picture: Element, onReport: RunningScene['onReport']) => {
  const canvas = document.createElement('canvas')
  const scene = name.replace('scene:', '')
  const { theme } = pageFlags()
  const options = { scene, size: sizeOf(picture), palette: readPalette(picture) }
  Object.assign(canvas, pixelsOf(options.size))
  const running: RunningScene = {
    canvas,
    picture,
    onReport,
    theme,
    grip: undefined,
    post: () => {},
  }
  addRunning(name, running)
  // The worker may report a failure at once.
  running.post = mountScene(canvas, options, (report) => {
    if (report.type === 'drawn') {
      running.grip = report.grip
      if (!canvas.parentElement) running.picture?.append(canvas)
    }
    running.onReport(report)
  })
  return running
}

/**
 * The scene over its still image, visible from its first frame on. It plays while it is active, on screen,
 * in a visible page that does not scroll, with motion allowed, on a device that is not slow.
 */
export default function SceneCanvas({ id, name, observeActive, isAutomatic = false }: Playable) {
  const { pace } = usePreferences()
  const isSlow = useSelector(pace, (snapshot) => snapshot.hasTag('quiet'))
  const isQuiet = isSlow && isAutomatic
  const isStill = !useMotionAllowed()
  const theme = useTheme()
  const [first] = useState(() => (isRunning(name) ? { snapshot: pausedSnapshot() } : {}))
  const actor = usePageActor(sceneMachine, { id, ...first })
  const frame = useRef<HTMLDivElement>(null)
  const running = useRef<RunningScene>(null)
  const pause = useMemo(() => createPause(actor, 'scene'), [actor])

  useEffect(() => observeFrames((late) => pace.send({ type: 'frames.measured', late })), [pace])

  // The pauses come before the other reasons end: a scene that stays still must not begin to load.
  useEffect(() => pause('motion', isStill), [pause, isStill])
  useEffect(() => pause('pace', isQuiet), [pause, isQuiet])

  useEffect(() => {
    if (!frame.current) return
    // `observeActive` says whether a slide is on show.
    const view = frame.current.closest('.carousel-viewport') ?? frame.current
    const endings = [
      observeVisibility((isHidden) => pause('hidden', isHidden)),
      observeScrolling((isScrolling) => pause('scrolling', isScrolling)),
      observeIntersection(view, (isOutside) => pause('offscreen', isOutside)),
      observeActive(frame.current, (isActive, isAway) => {
        pause('inactive', !isActive)
        if (!isActive) pause('pace', isQuiet)
        // A slide is on show for two seconds: each time its picture begins anew.
        if (isAway) running.current?.post({ type: 'rewind' })
      }),
      observeTouch(
        frame.current.parentElement!,
        // A paused scene cannot be dragged: a swipe over it stays a swipe.
        () => (actor.getSnapshot().matches('playing') ? running.current?.grip : undefined),
        (touch) => {
          // A visitor who touches a picture has asked for its scene.
          pause('pace', false)
          running.current?.post({ type: 'touch', touch })
        },
      ),
    ]
    return () => endings.forEach((end) => end())
  }, [actor, pause, isQuiet, observeActive])

  // Beside React: a scene begins, plays and pauses with the steps of its carousel, and nothing is
  // rendered. In a layout effect, so that a scene of the page before is in its new place before the
  // browser looks.
  useLayoutEffect(() => {
    const container = frame.current
    if (!container) return
    const onReport: RunningScene['onReport'] = (report) => {
      if (report.type === 'drawn') actor.send({ type: 'frame.drawn' })
      else actor.send({ type: 'scene.failed' })
    }
    let endObserving = () => {}
    let wasPlaying = false
    // A canvas can be transferred once only: each mount makes its own, or continues the canvas of
    // the page before.
    const mount = () => {
      const adopted = adoptRunning(name, container, onReport)
      // The scene plays again as soon as its picture is looked at here.
      adopted?.post({ type: 'pause' })
      const own = adopted ?? startScene(name, container, onReport)
      running.current = own
      endObserving = observeSize(container, () =>
        own.post({ type: 'resize', size: sizeOf(container) }),
      )
    }
    const release = () => {
      endObserving()
      if (running.current) releaseRunning(name, running.current)
      running.current = null
      wasPlaying = false
    }
    const follow = (snapshot: SnapshotFrom<typeof sceneMachine>) => {
      const isMounted = snapshot.hasTag('mounted')
      if (isMounted && !running.current) mount()
      if (!isMounted && running.current) release()
      const isPlaying = snapshot.matches('playing')
      if (isPlaying === wasPlaying) return
      wasPlaying = isPlaying
      running.current?.post({ type: isPlaying ? 'play' : 'pause' })
    }
    follow(actor.getSnapshot())
    const subscription = actor.subscribe(follow)
    return () => {
      subscription.unsubscribe()
      release()
    }
  }, [actor, name])

  // The picture changes a frame after the page's colours (see `applyTheme`): earlier, it would be
  // alone in them.
  useEffect(() => {
    let cancel = () => {}
    const repaint = () => {
      const scene = running.current
      if (!scene || scene.theme === theme) return
      scene.theme = theme
      scene.post({ type: 'repaint', palette: readPalette(frame.current!) })
    }
    const wait = () => {
      const isApplied = pageFlags().theme === theme
      cancel = isApplied ? afterFrame(repaint) : afterFrame(wait, 0)
    }
    // A scene that begins later gets the colours of that moment.
    const painted = running.current ? running.current.theme : pageFlags().theme
    if (painted !== theme) wait()
    return () => cancel()
  }, [theme])

  return <div ref={frame} aria-hidden="true" className="no-print scene-frame" />
}
