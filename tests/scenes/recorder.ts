import type { SceneContext } from '#scenes/scene'

/** A call of the context, or a setting of it: `values` is then what it was set to. */
export interface Call {
  name: string
  values: readonly unknown[]
  globalAlpha: unknown
}

/** A context that draws nothing and tells what it is asked for. */
export const createRecorder = (tell: (call: Call) => void) => {
  const settings: Record<string, unknown> = { globalAlpha: 1 }
  const saved: Record<string, unknown>[] = []
  const note = (name: string, values: readonly unknown[]) =>
    tell({ name, values, globalAlpha: settings['globalAlpha'] })
  const answers: Record<string, (...values: unknown[]) => unknown> = {
    save: () => saved.push({ ...settings }),
    restore: () => Object.assign(settings, saved.pop()),
    measureText: (words) => ({ width: String(words).length * 48 }),
  }
  const gradient = { addColorStop: (...values: unknown[]) => note('addColorStop', values) }
  return new Proxy(settings, {
    get: (_, name: string) => {
      if (name in settings) return settings[name]
      return (...values: unknown[]) => {
        note(name, values)
        return name.endsWith('Gradient') ? gradient : answers[name]?.(...values)
      }
    },
    set: (_, name: string, value) => {
      settings[name] = value
      note(name, [value])
      return true
    },
  }) as unknown as SceneContext
}
