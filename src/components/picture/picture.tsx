import { useFirstTheme } from '../../preferences/provider'
import { srcOf, srcSetOf, widthOf, type Picture as Sources, type Themed } from './sources'

interface PictureProps {
  /** Name in the content: `scene:earth`, `shop.png`. */
  name: string
  picture: Themed
  /** Takes its place in windows below `md`. */
  banner?: Sources
  alt: string
  /** The HTML attribute. */
  sizes: string
  loading?: 'lazy' | 'eager'
  /** The size of its place, and how the image fits it. */
  className?: string
}

const HIDDEN = { loading: 'lazy' } as const

/**
 * An image in the colours of the current theme. The other theme's is hidden: it is loaded if that
 * theme is chosen.
 */
export function Picture({ picture: { dark, light }, ...props }: PictureProps) {
  const theme = useFirstTheme()
  if (dark.stem === light.stem) return <OnePicture picture={dark} {...props} />
  return (
    <>
      <OnePicture {...props} picture={dark} theme="on-dark" {...(theme === 'light' && HIDDEN)} />
      <OnePicture {...props} picture={light} theme="on-light" {...(theme === 'dark' && HIDDEN)} />
    </>
  )
}

type OneProps = Omit<PictureProps, 'picture'> & {
  picture: Sources
  theme?: string
}

function OnePicture({
  picture,
  banner,
  name,
  theme = '',
  alt,
  sizes,
  loading = 'lazy',
  className = '',
}: OneProps) {
  return (
    // The script of the first paint marks what was seen before React came.
    <picture data-picture={name} className={`${theme} ${className}`} suppressHydrationWarning>
      {banner && <source media="(width < 48rem)" srcSet={srcSetOf(banner)} sizes={sizes} />}
      <img
        alt={alt}
        width={widthOf(picture)}
        height={picture.height}
        loading={loading}
        {...(loading === 'eager' && { fetchPriority: 'high' })}
        decoding="async"
        sizes={sizes}
        srcSet={srcSetOf(picture)}
        // After the others: a browser asks for it as soon as React has set it.
        src={srcOf(picture)}
      />
    </picture>
  )
}
