import { pictures } from 'virtual:pictures'

import { useWornTheme } from '../preferences/preferences'

interface PictureProps {
  /** As in the content: `scene:earth`, `shop.png`. */
  name: string
  alt: string
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string
  loading?: 'lazy' | 'eager'
  className?: string
}

/** Never shown, so never loaded. */
const unworn = { loading: 'lazy' } as const

/** An image in the colours of the theme that is worn; the other one is never loaded. */
export function Picture({ name, ...props }: PictureProps) {
  const { dark, light } = pictures[name] ?? {}
  const worn = useWornTheme()
  if (!dark || !light) return null
  if (dark.src === light.src) return <OnePicture picture={dark} name={name} {...props} />
  return (
    <>
      <OnePicture
        {...props}
        picture={dark}
        name={name}
        theme="on-dark"
        {...(worn === 'light' && unworn)}
      />
      <OnePicture
        {...props}
        picture={light}
        name={name}
        theme="on-light"
        {...(worn === 'dark' && unworn)}
      />
    </>
  )
}

type OneProps = PictureProps & {
  picture: { avif: string; webp: string; src: string; width: number; height: number }
  theme?: string
}

function OnePicture({
  picture,
  name,
  theme = '',
  alt,
  sizes,
  loading = 'lazy',
  className = '',
}: OneProps) {
  return (
    <picture className={theme}>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
      <img
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={loading}
        decoding="async"
        data-picture={name}
        className={`block ${className}`}
      />
    </picture>
  )
}
