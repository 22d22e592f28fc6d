import { useTheme } from '../../preferences/provider'
import { srcOf, srcSetOf, widthOf, type Picture as Sources, type Themed } from './sources'

interface PictureProps {
  /** As in the content: `scene:earth`, `shop.png`. */
  name: string
  picture: Themed
  alt: string
  /** How wide it is shown, as in the HTML attribute. */
  sizes: string
  loading?: 'lazy' | 'eager'
  className?: string
}

/** Never shown, so never loaded. */
const unworn = { loading: 'lazy' } as const

/** An image in the colours of the theme that is worn; the other one is never loaded. */
export function Picture({ picture: { dark, light }, ...props }: PictureProps) {
  const worn = useTheme()
  if (dark.stem === light.stem) return <OnePicture picture={dark} {...props} />
  return (
    <>
      <OnePicture {...props} picture={dark} theme="on-dark" {...(worn === 'light' && unworn)} />
      <OnePicture {...props} picture={light} theme="on-light" {...(worn === 'dark' && unworn)} />
    </>
  )
}

type OneProps = Omit<PictureProps, 'picture'> & {
  picture: Sources
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
      <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSetOf(picture, 'webp')} sizes={sizes} />
      <img
        src={srcOf(picture)}
        alt={alt}
        width={widthOf(picture)}
        height={picture.height}
        loading={loading}
        decoding="async"
        data-picture={name}
        className={`block ${className}`}
      />
    </picture>
  )
}
