import { Unusable } from './unusable.ts'

/** Width and height of a drawn avatar, in pixels. */
const side = 512

/** Of what is decoded: a small file can hold a picture that fills the memory. */
const mostPixels = 4096 * 4096

/** The only formats that are decoded, by what the bytes are and not by what anybody says of them. */
const decoders = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer']

type Sharp = typeof import('sharp')['default']

let loaded: Promise<Sharp> | undefined

/** Loaded for the first picture, and at once kept from every format but three: vector pictures can name files. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

/**
 * Decodes a picture that a stranger sent and draws it anew as a square WebP: what is stored has nothing of the bytes
 * that came, and no metadata.
 * @throws Unusable when it is no PNG, JPEG or WebP, is damaged, or has too many pixels
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  loaded ??= loadSharp()
  const sharp = await loaded
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer()
  } catch {
    throw new Unusable('a picture that cannot be decoded')
  }
}
