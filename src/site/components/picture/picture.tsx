import './picture.css'

import { useFirstScheme } from '#site/preferences/provider.tsx'
import {
  srcOf,
  srcSetOf,
  widestWidth,
  type PictureFiles as Sources,
  type Themed,
} from './picture-files.ts'

interface PictureProps {
  /**
   * The picture's name in the content: `scene:earth`, `shop.png`. By the name, a picture moves to
   * its place on the next page.
   */
  name?: string
  picture: Themed
  /** The picture for windows below `md`. */
  banner?: Sources
  alt: string
  /** The HTML attribute. */
  sizes: string
  loading?: 'lazy' | 'eager'
  /** Classes for the size of the picture's place, and for how the image fits it. */
  className?: string
}

/**
 * An image in the colours of the current theme. The other theme's image is hidden: it is loaded if
 * that theme is chosen.
 */
export function Picture(props: PictureProps) {
  const { name, picture, banner, alt, sizes, loading = 'lazy', className = '' } = props
  const scheme = useFirstScheme()
  const isThemed = picture.dark.stem !== picture.light.stem
  const kinds = isThemed ? (['dark', 'light'] as const) : (['dark'] as const)
  return kinds.map((kind) => {
    const shown = picture[kind]
    const isEager = loading === 'eager' && !(isThemed && kind !== scheme)
    return (
      <picture
        key={kind}
        data-picture={name}
        className={`${isThemed ? `on-${kind}` : ''} ${className}`}
      >
        {banner && <source media="(width < 48rem)" srcSet={srcSetOf(banner)} sizes={sizes} />}
        <img
          alt={alt}
          width={widestWidth(shown)}
          height={shown.height}
          loading={isEager ? 'eager' : 'lazy'}
          {...(isEager && { fetchPriority: 'high' })}
          // Decoded later, it would be missing in a capture, and in the first frames of a change.
          decoding="sync"
          sizes={sizes}
          srcSet={srcSetOf(shown)}
          // The last attribute: a browser asks for the image as soon as React has set it.
          src={srcOf(shown)}
        />
      </picture>
    )
  })
}
