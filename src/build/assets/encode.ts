import type { Sharp } from 'sharp'

import { digest, versionOf } from './digest.ts'
import type { Workshop } from './workshop.ts'

const encoders = {
  avif: { quality: 60, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 4, smartSubsample: true },
} as const

type Format = keyof typeof encoders

/** A picture that can be drawn at any of its widths. */
export interface Source {
  /** As files are named. */
  name: string
  /** Stands for everything that decides how it looks. */
  key: string
  widths: number[]
  /** Height for a width of 1. */
  ratio: number
  draw: (width: number) => Promise<Sharp>
}

/** What the page needs to know of a picture; see `virtual:pictures`. */
export interface Picture {
  avif: string
  webp: string
  src: string
  width: number
  height: number
}

const encode = (image: Sharp, format: Format) =>
  (format === 'avif' ? image.avif(encoders.avif) : image.webp(encoders.webp)).toBuffer()

/** Promises a picture's files. They are encoded when somebody asks for them. */
export const promisePicture = (
  { root, store, url }: Workshop,
  { name, key, widths, ratio, draw }: Source,
): Picture => {
  const address = (format: Format, width: number) => {
    const settings = JSON.stringify(encoders[format])
    const fileKey = digest(key, width, format, settings, versionOf(root, 'sharp'))
    const make = async () => encode(await draw(width), format)
    return url(store.add(`${name}-${width}`, format, fileKey, make))
  }
  const set = (format: Format) =>
    widths.map((width) => `${address(format, width)} ${width}w`).join(', ')
  const widest = Math.max(...widths)
  return {
    avif: set('avif'),
    webp: set('webp'),
    src: address('webp', widths[Math.floor(widths.length / 2)]!),
    width: widest,
    height: Math.round(widest * ratio),
  }
}

/** The colour that a picture has when it is one pixel, as `#rrggbb`. */
export const meanColor = async (
  { root, cache }: Workshop,
  { key, widths, draw }: Source,
): Promise<string> => {
  const color = await cache(digest(key, 'mean', versionOf(root, 'sharp')), async () => {
    const image = await draw(Math.min(...widths))
    return image.resize(1, 1, { fit: 'fill' }).flatten().raw().toBuffer()
  })
  return `#${color.subarray(0, 3).toString('hex')}`
}
