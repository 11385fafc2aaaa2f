import { Unusable } from './unusable.ts'

/** Width and height of a generated avatar, in pixels. */
const side = 512

/** The limit for decoded pictures: a small file can contain a picture that fills the memory. */
const maxPixels = 4096 * 4096

/** The only formats that are decoded, recognised by their bytes. */
const decoders = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer']

type Sharp = typeof import('sharp')['default']

let loaded: Promise<Sharp> | undefined

/** Loaded on first use. All other formats are blocked at once: vector pictures can refer to files. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: decoders })
  return sharp
}

/**
 * Decodes a picture from the provider and encodes it again as a square WebP, so no original bytes and no metadata are
 * stored.
 * @throws Unusable when it is not a PNG, JPEG or WebP, is damaged, or has too many pixels
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer> {
  loaded ??= loadSharp()
  const sharp = await loaded
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 85 })
      .toBuffer()
  } catch {
    throw new Unusable('a picture that cannot be decoded')
  }
}
