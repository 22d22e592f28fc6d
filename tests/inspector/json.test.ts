import { describe, expect, it } from 'vitest'

import { toJson } from '../../src/inspector/observe/json'

describe('a value as JSON', () => {
  it('is data, whatever it was', () => {
    class Thing {
      secret = 1
    }
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    expect(toJson({ a: [1, 'b', null], thing: new Thing(), act: () => {}, no: undefined })).toEqual(
      { a: [1, 'b', null], thing: '[Thing]', act: '[function]' },
    )
    expect(() => JSON.stringify(toJson(circle))).not.toThrow()
    expect(JSON.stringify(toJson('x'.repeat(9999))).length).toBeLessThan(600)
  })
})
